/** The measured page, driven as a reader does: by scrolling the window and by the mouse. */
import { resolve } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { devtools } from '../driver/driven/devtools.ts';
import { type Memory, readMemory } from '../driver/driven/memory.ts';
import { countMainThread } from './mainThread.ts';

/** The columns by their header texts. */
export const COLUMNS = ['UUID', 'Name', 'Address', 'Phone'] as const;

export type Column = (typeof COLUMNS)[number];

/** Positions to scroll to: the middle of the list, or just above where a load starts. */
export type Place = 'middle' | 'trigger';

/** The distance of a scroll step in px, one to three notches of a mouse wheel. */
export const STEP = 300;

/** Fraction of the document's height at which the window's lower edge starts a load. */
const TRIGGER = 0.8;

/** Longer than the page's scroll throttle, in ms. */
const THROTTLE_OVER = 170;

const inPage = (call: string) => `window[Symbol.for('bench')].${call}`;

export class TablePage {
  private sorted: readonly Column[] = [];

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    /** Reads the main thread's total work so far, in ms. */
    readonly mainThread: () => Promise<number>,
  ) {}

  /** Opens a page in its own process and with an empty cache, and waits until it has settled. */
  static async open(browser: Browser, url: string): Promise<TablePage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await context.addInitScript({ path: resolve(import.meta.dirname, 'in-page.js') });
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('tbody td').first().waitFor();
    const session = await devtools(page);
    const table = new TablePage(page, session, await countMainThread(session));
    await table.settle();
    return table;
  }

  /** Closes the page and discards its cache. */
  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Number of rows in the table, in the document or not. */
  rows(): Promise<number> {
    return this.page.evaluate<number>(inPage('rows()'));
  }

  /** Waits until the page is idle: two frames, then an idle callback. */
  async settle(): Promise<void> {
    await this.page.evaluate(inPage('settle()'));
  }

  /** Loads until there are exactly `count` rows. */
  async grow(count: number): Promise<void> {
    await this.page.evaluate(inPage(`grow(${count})`));
    const rows = await this.rows();
    if (rows !== count) throw new Error(`Grown to ${rows} rows instead of ${count}`);
  }

  /** What the page currently retains. */
  async memory(): Promise<Memory> {
    // React's previous tree still references the rows of before; two more renders release them.
    await this.goTo('trigger');
    await this.goTo('middle');
    return readMemory(this.page, this.session, await this.rows());
  }

  /** Scrolls to where a step down starts no load (`middle`), or starts one (`trigger`). */
  async goTo(place: Place): Promise<void> {
    // Rows are measured as they come into view, which shifts the target a little.
    let scrolled = false;
    for (let tries = 0; tries < 5; tries += 1) {
      const [height, view, offset] = await this.page.evaluate<[number, number, number]>(
        '[document.documentElement.scrollHeight, innerHeight, scrollY]',
      );
      const trigger = TRIGGER * height - view - STEP / 2;
      const wanted = Math.round(
        place === 'trigger' ? trigger : Math.min((height - view) / 2, trigger - STEP),
      );
      if (Math.abs(wanted - offset) <= 1) break;
      await this.scroll(wanted - offset);
      scrolled = true;
    }
    if (!scrolled) return;
    await this.page.waitForTimeout(THROTTLE_OVER);
  }

  /** Scrolls by `distance` px. */
  async scroll(distance: number): Promise<void> {
    await this.page.evaluate(inPage(`scroll(${distance})`));
  }

  /** Scrolls a step past the trigger, and waits for the new rows. */
  async load(): Promise<void> {
    await this.page.evaluate(inPage(`load(${STEP})`));
  }

  /** Moves the mouse to a header. */
  async pointAt(column: Column): Promise<void> {
    const header = this.page.getByRole('columnheader', { name: column });
    const box = await header.boundingBox();
    if (!box) throw new Error(`No column ${column}`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.settle();
  }

  /** Clicks at the mouse position. */
  async click(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.settle();
  }

  /** Presses or releases the Shift key. */
  async holdShift(held: boolean): Promise<void> {
    await (held ? this.page.keyboard.down('Shift') : this.page.keyboard.up('Shift'));
  }

  /** Records how the table is sorted; throws if the markers show otherwise. */
  async noteSorted(columns: readonly Column[]): Promise<void> {
    const marked = await this.marked();
    if (COLUMNS.some((column) => marked.includes(column) !== columns.includes(column))) {
      throw new Error(`Sorted by [${marked}] instead of [${columns}]`);
    }
    this.sorted = columns;
  }

  /** Sorts by `columns`, each ascending, with as few clicks as possible. */
  async sortBy(columns: readonly Column[]): Promise<void> {
    if (this.sorted.some((column, index) => columns[index] !== column)) await this.unsort();
    for (const column of columns.slice(this.sorted.length)) {
      const added = [...this.sorted, column];
      await this.pointAt(column);
      await this.holdShift(added.length > 1);
      await this.click();
      await this.holdShift(false);
      await this.noteSorted(added);
    }
  }

  private async unsort(): Promise<void> {
    const [first] = this.sorted;
    if (!first) return;
    await this.pointAt(first);
    for (let clicks = 0; clicks < 4 && (await this.marked()).length > 0; clicks += 1) {
      await this.click();
    }
    await this.noteSorted([]);
  }

  /** The columns whose headers have a sort marker. */
  private async marked(): Promise<Column[]> {
    const headers = await this.page.getByRole('columnheader').allTextContents();
    return COLUMNS.filter((column) =>
      headers.some((text) => text.startsWith(column) && /[▲▼]/.test(text)),
    );
  }
}
