import { fileURLToPath } from 'node:url';
import type { ContactsPage } from '../driver/contacts-page.ts';
import { COLUMNS, type Column, markerIn } from '../driver/table.ts';
import type { Box } from '../driver/view.ts';
import type { Generated } from './generated.ts';
import type { Geometry } from './model.ts';

/** What the page shows at one moment. */
export interface Shown {
  readonly now: number;
  readonly geometry: Geometry;
  /** The layout at each scroll event since the last look. */
  readonly scrolls: readonly Geometry[];
  /** Number of scrolls that the browser has said to be over. */
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

/** How often a scroll may render before it must be over: two seconds of smooth scrolling. */
const RENDERINGS = 60;

/** The page that a walk is taken on: the driver, and the last look at the page. */
export class WalkedPage {
  shown!: Shown;
  /** What has been done, in sentences. */
  readonly trail: string[] = [];
  /** The scroll events of the latest scroll. */
  private scrolls: Geometry[] = [];

  constructor(
    readonly contacts: ContactsPage,
    readonly generated: Generated,
  ) {}

  /** Prepares the page. To be called before it opens. */
  async install(): Promise<void> {
    await this.holdClock();
    await this.contacts.page.addInitScript({
      path: fileURLToPath(new URL('observe.js', import.meta.url)),
    });
  }

  protected holdClock(): Promise<void> {
    return this.contacts.clock.install();
  }

  /** Looks at the page, in one call. */
  async look(): Promise<Shown> {
    this.shown = await this.contacts.page.evaluate(() =>
      (Reflect.get(window, Symbol.for('observe')) as () => Shown)(),
    );
    this.scrolls.push(...this.shown.scrolls);
    return this.shown;
  }

  /** Scrolls, and waits until the browser says that the scroll is over; gives its events. */
  async scroll(by: () => Promise<void>): Promise<readonly Geometry[]> {
    const { ended } = this.shown;
    this.scrolls = [];
    await by();
    for (let rendering = 0; rendering < RENDERINGS; rendering += 1) {
      await this.look();
      if (this.shown.ended > ended) return this.scrolls;
      await this.contacts.clock.settle();
    }
    throw new Error('A scroll does not end');
  }

  /** Waits until the browser tells of the scroll that is under way. */
  async scrollBegins(): Promise<void> {
    while (this.scrolls.length === 0) await this.look();
  }

  /** The headers' columns, each with what `read` makes of its cell. */
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
