import type { DrivenBrowser } from './driven/browser.ts';
import type { InPageDriver } from './in-page/driver.ts';
import type { PageLog } from './page-log.ts';

/** A width and a height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The default window: short enough that forty short rows scroll by a third, and tall enough that all forty
 * are in the document even if they are windowed, so that the height of the page is exact.
 */
export const WINDOW: Size = { width: 1280, height: 520 };

/** The width of a window in px below which a page may have another form than a table. */
export const NARROW_PX = 880;

/** A place in a window or an element, in px from its left and top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The in-page driver, called from outside of the page: each result is a copy. */
export type InPage = {
  readonly [Name in keyof InPageDriver]: (
    ...given: Parameters<InPageDriver[Name]>
  ) => Promise<Awaited<ReturnType<InPageDriver[Name]>>>;
};

/** The in-page driver of a page in which `call` calls a function by its name. */
export function inPageBy(
  call: (name: keyof InPageDriver, given: readonly unknown[]) => Promise<unknown>,
): InPage {
  const functionOf = (_: InPage, name: string | symbol) => {
    return (...given: unknown[]) => call(name as keyof InPageDriver, given);
  };
  return new Proxy({} as InPage, { get: functionOf });
}

/** The window of the judged page, with a fake clock: in a driven browser, or a frame in the reader's own. */
export interface JudgedWindow {
  readonly inPage: InPage;
  readonly log: PageLog;
  readonly driven: DrivenBrowser;
  /** @param size what is missing in it stays */
  resize(size: Partial<Size>): Promise<void>;
  goTo(address: string): Promise<void>;
  /** Mocks `Math.random`, whose first numbers are `seed`. To be called before the page opens. */
  mockRandom(seed: number): Promise<void>;
  /** @param nth number of the click among quick ones at the same place, from 1 */
  click(place: Place, withShift: boolean, nth: number): Promise<void>;
  /** Names of the cookies and of everything else that the browser stores. */
  stored(): Promise<readonly string[]>;
}

/** What an example needs besides a page: a part of a driven browser, or a module in its initial state. */
export type Need = keyof DrivenBrowser | 'freshModule';

/** Thrown where the suite cannot judge a page, for a reason that is no fault of the page. */
export class NotJudged extends Error {}

/** Thrown where that is a reason of the moment: a busy machine, a server that fails, a browser that has ended. */
export class Interrupted extends NotJudged {}
