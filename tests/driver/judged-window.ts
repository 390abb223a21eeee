import type { DrivenBrowser } from './driven/browser.ts';
import type { InPageDriver } from './in-page/driver.ts';
import type { Want } from './in-page/randomness.ts';
import type { Quiet } from './quiet.ts';

/** A width and a height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The window that all examples are judged in, unless they say otherwise: low enough for forty low rows
 * to be scrolled by a third, high enough for windowed rows to be all in the document, whose height is
 * then exact.
 */
export const WINDOW: Size = { width: 1280, height: 520 };

/** A place in a window, in px from its left and top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A key that is held down while something is clicked. */
export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** Calls the driver's part in the page. */
export type InPage = <Name extends keyof InPageDriver>(
  name: Name,
  ...given: Parameters<InPageDriver[Name]>
) => Promise<Awaited<ReturnType<InPageDriver[Name]>>>;

/**
 * The window that shows the judged page, its clock held: one of a driven browser, or a frame in the
 * reader's own.
 */
export interface JudgedWindow {
  readonly inPage: InPage;
  /** What the page has said and asked for. */
  readonly quiet: Quiet;
  readonly driven: DrivenBrowser;
  address(): string;
  size(): Size;
  resize(size: Size): Promise<void>;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Makes the page's random numbers repeat themselves, for what is wanted. To be called before it opens. */
  lendRandomness(want: Want): Promise<void>;
  click(place: Place, modifiers: readonly Modifier[]): Promise<void>;
  /** Names of cookies and of what else is in the browser's stores. */
  stored(): Promise<string[]>;
}

/** What an example needs besides a page: a part of a driven browser, or a module in its initial state. */
export type Need = keyof DrivenBrowser | 'freshModule';

/** Thrown where the suite cannot judge a page, for a reason that is no fault of the page. */
export class NotJudged extends Error {}
