import type { AccessibleNode } from './accessibility-tree.ts';
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
  /** Makes the page's random numbers repeat themselves, for what is wanted. To be called before it opens. */
  lendRandomness(want: Want): Promise<void>;
  click(place: Place, modifiers: readonly Modifier[]): Promise<void>;
  /** Names of cookies and of what else is in the browser's stores. */
  stored(): Promise<string[]>;
}

/** Whether colours are light or dark, or those that the reader forces upon every page. */
export type Colours = 'light' | 'dark' | 'forced';

/** What only a driven browser has: real hands, and what no script in a page can do or read. */
export interface DrivenBrowser {
  readonly wheel: {
    /** Turns it down by `px`. */
    turn(px: number): Promise<void>;
  };
  readonly keyboard: {
    /** Presses a key down, or several joined by '+'; again before it is released, the last one repeats. */
    down(keys: string): Promise<void>;
    up(keys: string): Promise<void>;
    press(keys: string): Promise<void>;
    /** Releases the last of the keys that are held in another window. */
    releaseElsewhere(keys: string): Promise<void>;
  };
  readonly mouse: {
    /** Selects text by dragging the pointer above the window, until the page is at its top. */
    selectToTop(): Promise<void>;
  };
  readonly finger: {
    /** Puts the finger down, or has it down, and drags the page up by `px`, or down where less than 0. */
    drag(px: number): Promise<void>;
    lift(): Promise<void>;
    tap(place: Place): Promise<void>;
  };
  readonly printer: {
    /** Prints the page on sheets of A4; gives the PDF. */
    print(): Promise<Uint8Array>;
    /** The text of each sheet, without white space. */
    read(pdf: Uint8Array): Promise<string[]>;
  };
  readonly network: {
    cut(): Promise<void>;
  };
  readonly history: {
    /** Goes to another page, and back; the page loads again. */
    leaveAndReturn(): Promise<void>;
  };
  readonly screenReader: {
    /** The page's accessibility tree, as the browser itself builds it. */
    tree(): Promise<AccessibleNode>;
  };
  readonly axe: {
    /** The barriers that axe finds: each a rule and an element that breaks it. */
    barriers(): Promise<string[]>;
  };
  readonly settings: {
    choose(colours: Colours): Promise<void>;
    /** Sets letters so many times as large. */
    enlarge(times: number): Promise<void>;
  };
  readonly otherServer: {
    /** Starts a server of another origin. */
    listen(): Promise<OtherServer>;
  };
}

/** Something that only a driven browser has, or who drives it: a module that nobody has used. */
export type Need = keyof DrivenBrowser | 'freshModule';

/** A server of another origin, on this machine. */
export interface OtherServer {
  readonly url: string;
  /** What it has been asked for, connections without a request too. */
  readonly received: readonly string[];
  close(): Promise<void>;
}
