import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import type { Inked } from '../in-page/ink.ts';
import { Interrupted, type Place } from '../judged-window.ts';
import { findViolations, screenReader } from './accessibility.ts';
import { devtools } from './devtools.ts';
import { inPageOf } from './in-page.ts';
import { faultsInSight } from './ink.ts';
import { unseenInRealTime } from './real-time.ts';

/** Light or dark colours, or those that the user forces upon every page. */
export type Colours = 'light' | 'dark' | 'forced';

/** From this status on, the server has an error. */
const SERVER_ERROR = 500;

/** @throws Interrupted if the page does not open, or if its server has an error */
export async function expectAnswer(navigation: Promise<Response | null>): Promise<void> {
  const answer = await navigation.catch((error: Error) => {
    throw new Interrupted(`the page does not answer: ${error.message.split('\n')[0]}`);
  });
  const status = answer?.status() ?? 0;
  if (status >= SERVER_ERROR) throw new Interrupted(`the page answers with ${status}`);
}

/** Start of a drag, in px from the left and from the edge that the finger drags away from. */
const START = { left: 300, in: 40 };
/** Distance in px after which the browser takes a touch for a scroll. */
const SLOP = 15;
/** How long ago a finger has dragged when it is lifted, in s: a quick lift would start a fling. */
const REST_S = 1;

/** A finger on the page. As long as it is down, the browser's scroll does not end. */
class Finger {
  private session: Promise<CDPSession> | undefined;
  /** Position of the finger in px from the top of the window, if it is down. */
  private y: number | undefined;

  constructor(private readonly page: Page) {}

  /** Puts the finger down unless it is, and drags the page up by `px`, or down if `px` is negative. */
  async drag(px: number): Promise<void> {
    const height = this.page.viewportSize()?.height ?? 0;
    if (this.y === undefined) {
      const start = px > 0 ? height - START.in : START.in;
      await this.touch('touchStart', [{ x: START.left, y: start }], REST_S);
      this.y = start - Math.sign(px) * SLOP;
      await this.touch('touchMove', [{ x: START.left, y: this.y }], REST_S);
    }
    this.y -= px;
    if (this.y < 0 || this.y > height) throw new Error(`Nothing to touch at ${this.y} px`);
    await this.touch('touchMove', [{ x: START.left, y: this.y }], REST_S);
  }

  async lift(): Promise<void> {
    this.y = undefined;
    await this.touch('touchEnd');
  }

  /** Taps a place, and waits for the click. */
  async tap(place: Place): Promise<void> {
    // In an object: `evaluateHandle` would await a bare promise.
    const listening = await this.page.evaluateHandle(() => ({
      clicked: new Promise((done) => window.addEventListener('click', done, true)),
    }));
    await this.touch('touchStart', [place]);
    await this.touch('touchEnd');
    await listening.evaluate(async ({ clicked }) => {
      await clicked;
    });
  }

  /** Dispatches a touch event that happened `ago` seconds ago. */
  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly Place[] = [],
    ago = 0,
  ): Promise<void> {
    this.session ??= devtools(this.page);
    const timestamp = Date.now() / 1_000 - ago;
    const event = { type, touchPoints: [...touchPoints], timestamp };
    await (await this.session).send('Input.dispatchTouchEvent', event);
  }
}

/** Input and output that only a driven browser has: no script in a page can produce or read them. */
export type DrivenBrowser = ReturnType<typeof drivenBrowser>;

export function drivenBrowser(page: Page) {
  const context = page.context();
  return {
    keyboard: page.keyboard,
    mouse: page.mouse,
    finger: new Finger(page),
    printer: {
      print: (): Promise<Uint8Array> => page.pdf({ format: 'A4' }),
      /** The text of each sheet of a PDF, cell by cell. */
      read: async (pdf: Uint8Array): Promise<string[]> => {
        // Imported on demand, because it is slow to load.
        const { extractText } = await import('unpdf');
        return (await extractText(new Uint8Array(pdf))).text;
      },
    },
    network: context,
    history: {
      leaveAndReturn: async (): Promise<void> => {
        await page.goto('about:blank');
        await expectAnswer(page.goBack());
      },
    },
    screenReader: screenReader(page),
    axe: {
      violations: async (): Promise<string[]> => {
        // An unpainted page has no contrasts.
        await inPageOf(page).paint();
        return findViolations(page);
      },
    },
    /** Pictures of the page. */
    camera: {
      faultsInSight: (inked: Inked): Promise<string[]> => faultsInSight(page, inked),
    },
    realTime: {
      /** Loads once on another page at this address; returns the texts of a load that no picture has shown. */
      unseenTexts: (address: string): Promise<string[]> =>
        unseenInRealTime(context.browser() as Browser, address),
    },
    settings: {
      choose: (colours: Colours): Promise<void> =>
        page.emulateMedia(
          colours === 'forced' ? { forcedColors: 'active' } : { colorScheme: colours },
        ),
      /** Scales the default font size. */
      enlarge: async (times: number): Promise<void> => {
        const session = await devtools(page);
        const fontSizes = { standard: 16 * times, fixed: 13 * times };
        await session.send('Page.setFontSizes', { fontSizes });
        const textSize = () => getComputedStyle(document.documentElement).fontSize;
        let size: string;
        // The page learns of it later than of the next command.
        do size = await page.evaluate(textSize);
        while (size !== `${fontSizes.standard}px`);
      },
    },
  };
}
