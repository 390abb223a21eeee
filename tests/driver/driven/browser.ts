import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import type { Inked } from '../in-page/ink.ts';
import { Interrupted, type Place } from '../judged-window.ts';
import { TIMEOUT_MS } from '../time-outs.ts';
import { findViolations, screenReader } from './accessibility.ts';
import { devtools } from './devtools.ts';
import { inPageOf } from './in-page.ts';
import { faultsInSight } from './ink.ts';
import { unseenInRealTime } from './real-time.ts';

/** Light or dark colours, or those that the user forces upon every page. */
export type Colours = 'light' | 'dark' | 'forced';

const CLICKS = {
  'double-clicks': { clickCount: 2 },
  'triple-clicks': { clickCount: 3 },
  'right-clicks': { button: 'right' },
} as const;

/** What a reader may do with the mouse besides clicks and scrolling. */
export type Gesture = 'hovers over' | keyof typeof CLICKS;

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

/**
 * The numbers of turns as long as a condition holds.
 *
 * @throws Error with `fault` if it holds for too long
 */
async function* whileTrue(holds: () => Promise<boolean>, fault: string) {
  const end = performance.now() + TIMEOUT_MS.browser;
  for (let turn = 0; await holds(); turn += 1) {
    if (performance.now() > end) throw new Error(fault);
    yield turn;
  }
}

/**
 * Selects text from the middle of the window upwards, by dragging the mouse above the window until the page
 * has scrolled to its top.
 */
async function selectToTop(page: Page): Promise<void> {
  const { mouse } = page;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await mouse.move(width / 2, height / 2);
  await mouse.down();
  // In steps, so that a selection begins in other text.
  await mouse.move(width / 2, 1, { steps: 8 });
  // The browser scrolls as long as the mouse moves above the window.
  const isBelowTop = () => page.evaluate(() => window.scrollY > 0);
  for await (const move of whileTrue(isBelowTop, 'The page did not scroll to its top'))
    await mouse.move(width / 2 + (move % 2), 0);
  await mouse.move(width / 2, height / 2);
  await mouse.up();
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
      clicked: new Promise((done) => window.addEventListener('click', done, { once: true })),
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
  const { keyboard, mouse } = page;
  const context = page.context();
  const pressAt = async ({ x, y }: Place): Promise<void> => {
    await mouse.move(x, y);
    await mouse.down();
  };
  return {
    wheel: {
      /** Where the pointer is, such as over the header that was clicked last. */
      turn: (px: number): Promise<void> => mouse.wheel(0, px),
    },
    /** Keys are joined by '+'. */
    keyboard: {
      /** Presses keys; the last one repeats if it is down already. */
      down: async (keys: string): Promise<void> => {
        for (const key of keys.split('+')) await keyboard.down(key);
      },
      up: async (keys: string): Promise<void> => {
        for (const key of keys.split('+').reverse()) await keyboard.up(key);
      },
      /** A letter is pressed without Shift. */
      press: (keys: string): Promise<void> =>
        keyboard.press(keys.replace(/\b[A-Z]$/, (letter) => letter.toLowerCase())),
    },
    mouse: {
      selectToTop: (): Promise<void> => selectToTop(page),
      down: pressAt,
      up: (): Promise<void> => mouse.up(),
      /** Drags from one place to another, in steps, so that a drag begins. */
      drag: async (from: Place, to: Place): Promise<void> => {
        await pressAt(from);
        await mouse.move(to.x, to.y, { steps: 8 });
        await mouse.up();
      },
      gesture: (kind: Gesture, { x, y }: Place): Promise<void> =>
        kind === 'hovers over' ? mouse.move(x, y) : mouse.click(x, y, CLICKS[kind]),
    },
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
    network: { cut: (isCut: boolean): Promise<void> => context.setOffline(isCut) },
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
        // The page learns of it later than of the next command.
        const textSize = () =>
          page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        const isOld = async () => (await textSize()) !== `${fontSizes.standard}px`;
        for await (const _ of whileTrue(isOld, 'The default font size did not change'));
      },
    },
  };
}
