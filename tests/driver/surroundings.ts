import type { JudgedWindow } from './judged-window.ts';

/** What a page has and keeps besides the rows of its table. */
export class Surroundings {
  constructor(private readonly window: JudgedWindow) {}

  /** What it says on the screen. A live region of no size speaks to the ear alone. */
  text(): Promise<string> {
    return this.window.inPage('textAround');
  }

  /** How often it says exactly `text` on the screen. */
  countOf(text: string): Promise<number> {
    return this.window.inPage('countOf', text);
  }

  /** Cookies and everything in the browser's stores. */
  stored(): Promise<string[]> {
    return this.window.stored();
  }

  /** Controls on the page that are no column header. */
  controls(): Promise<string[]> {
    return this.window.inPage('controls');
  }
}
