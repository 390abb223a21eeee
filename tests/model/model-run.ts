import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ContactsPage } from '../driver/contacts-page.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import { COLUMNS, type Column, markerIn } from '../driver/table.ts';
import type { Box } from '../driver/view.ts';
import type { Generated } from './generated.ts';
import type { Geometry } from './model.ts';

/** What the page shows when observed. */
export interface Shown {
  readonly now: number;
  readonly geometry: Geometry;
  /** The layout at each scroll event since the last observation, and `ended` then. */
  readonly scrolls: readonly (Geometry & { readonly ended: number })[];
  /** Number of `scrollend` events so far. */
  readonly ended: number;
  readonly count: number;
  readonly rows: readonly Box[];
  readonly heads: readonly { readonly text: string; readonly sort: string }[];
  readonly loader: boolean;
  readonly line: boolean;
  /** Text of the header cell that has the focus. */
  readonly focus: string;
  /** Lower edge of the headers, in px below the upper edge of the window. */
  readonly headers: number;
  /** Lower edge of the view, in px below the headers. */
  readonly bottom: number;
}

/** How many times a scroll may be observed before it must end: two seconds of smooth scrolling. */
const RENDERINGS = 60;

/** The page under test: its driver, and its last observation. */
export class WalkedPage {
  shown!: Shown;
  /** What has been done so far, in sentences. */
  readonly trail: string[] = [];
  /** The scroll events since the latest scroll began. */
  private scrolls: Shown['scrolls'][number][] = [];

  readonly contacts: ContactsPage;
  protected readonly window: DrivenWindow;

  constructor(
    /** What Playwright drives it by. */
    readonly page: Page,
    url: string,
    readonly generated: Generated,
  ) {
    this.window = new DrivenWindow(page);
    this.contacts = new ContactsPage(this.window, url);
  }

  /** Prepares the page. Call it before the page opens. */
  async install(): Promise<void> {
    await this.holdClock();
    await this.page.addInitScript({
      path: fileURLToPath(new URL('observe.js', import.meta.url)),
    });
  }

  protected holdClock(): Promise<void> {
    return this.window.holdClock();
  }

  /** Reads everything that is compared, in one call. */
  async observe(): Promise<Shown> {
    this.shown = await this.page.evaluate(() =>
      (Reflect.get(window, Symbol.for('observe')) as () => Shown)(),
    );
    this.scrolls.push(...this.shown.scrolls);
    return this.shown;
  }

  /** Scrolls, waits for `scrollend`, and returns the layout at each scroll event before it. */
  async scroll(by: () => Promise<void>): Promise<readonly Geometry[]> {
    const { ended } = await this.observe();
    this.scrolls = [];
    await by();
    for (let rendering = 0; rendering < RENDERINGS; rendering += 1) {
      await this.observe();
      // Once a scroll is over, the page may scroll by itself.
      if (this.shown.ended > ended) return this.scrolls.filter((event) => event.ended === ended);
      await this.contacts.clock.settle();
    }
    throw new Error('A scroll does not end');
  }

  /** Scrolls to the top in a way that no event may end; returns the layout at each scroll event. */
  async scrollToTop(by: () => Promise<void>): Promise<readonly Geometry[]> {
    const { ended } = await this.observe();
    this.scrolls = [];
    await by();
    for (let rendering = 0; rendering < RENDERINGS; rendering += 1) {
      await this.contacts.clock.settle();
      const { geometry } = await this.observe();
      if (geometry.scrollTop === 0) return this.scrolls.filter((event) => event.ended === ended);
    }
    throw new Error('A scroll does not reach the top');
  }

  /** Waits for the first event of a scroll. */
  async scrollBegins(): Promise<void> {
    while (this.scrolls.length === 0) await this.observe();
  }

  /** What `read` returns for each column's header, where that is not empty. */
  byColumn(read: (head: Shown['heads'][number]) => string): Partial<Record<Column, string>> {
    const heads = COLUMNS.map((column) => [
      column,
      this.shown.heads
        .filter(({ text }) => text.startsWith(column))
        .map(read)
        .join(),
    ]);
    return Object.fromEntries(heads.filter(([, text]) => text));
  }

  markers = () => this.byColumn(({ text }) => markerIn(text));
  ariaSort = () => this.byColumn(({ sort }) => sort);
}
