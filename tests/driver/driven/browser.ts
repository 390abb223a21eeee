import type { Page, Response } from '@playwright/test';
import { NotJudged, type Place } from '../judged-window.ts';
import { screenReader } from './accessibility-tree.ts';
import { devtools } from './devtools.ts';
import { Finger } from './finger.ts';
import { inPageOf } from './in-page.ts';
import { type Gesture, gesture, selectToTop } from './mouse.ts';

/** Position of the pointer for the wheel, in px from the window's left and top. */
const POINTER = { x: 200, y: 200 };

/** Light or dark colours, or those that the user forces upon every page. */
export type Colours = 'light' | 'dark' | 'forced';

/** From this status on, the server has an error. */
const SERVER_ERROR = 500;

/** @throws NotJudged if the page does not open, or if its server has an error */
export async function expectAnswer(navigation: Promise<Response | null>): Promise<void> {
  const answer = await navigation.catch((error: Error) => {
    throw new NotJudged(`the page does not answer: ${error.message.split('\n')[0]}`);
  });
  const status = answer?.status() ?? 0;
  if (status >= SERVER_ERROR) throw new NotJudged(`the page answers with ${status}`);
}

/** Input and output that only a driven browser has: no script in a page can produce or read them. */
export type DrivenBrowser = ReturnType<typeof drivenBrowser>;

export function drivenBrowser(page: Page) {
  const { keyboard, mouse } = page;
  const context = page.context();
  return {
    wheel: {
      turn: async (px: number): Promise<void> => {
        await mouse.move(POINTER.x, POINTER.y);
        await mouse.wheel(0, px);
      },
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
      gesture: (kind: Gesture, at: Place): Promise<void> => gesture(mouse, kind, at),
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
        // Imported on demand, because axe is slow to load.
        const { findViolations } = await import('./accessibility-violations.ts');
        return findViolations(page);
      },
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
      },
    },
  };
}
