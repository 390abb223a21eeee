import { resolve } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { devtools } from '../driver/driven/devtools.ts';
import { type Memory, readMemory } from '../driver/driven/memory.ts';
import { COLUMNS } from '../driver/table.ts';

export type Column = (typeof COLUMNS)[number];

/** Scroll positions: the middle of the list, or just above the trigger point of a load. */
export type Place = 'middle' | 'trigger';

/** The distance of a scroll step in px, one to three notches of a mouse wheel. */
const STEP = 300;

/** Fraction of the document's height at which the window's lower edge starts a load. */
const TRIGGER = 0.8;

/** Longer than the page's scroll throttle, in ms. */
const THROTTLE_OVER = 170;

/** The measured page, operated by scrolling the window and by the mouse. */
export class TablePage {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Opens a page in its own process and with an empty cache, and waits until it has settled. */
  static async open(browser: Browser, url: string): Promise<TablePage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await context.addInitScript({ path: resolve(import.meta.dirname, 'in-page.js') });
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('tbody td').first().waitFor();
    const session = await devtools(page);
    // CPU time: wall-clock time would include the time taken by other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const table = new TablePage(page, session);
    await table.settle();
    return table;
  }

  /** Closes the page and discards its cache. */
  close(): Promise<void> {
    return this.page.context().close();
  }

  /** CPU time of the main thread since the page opened, in ms. */
  async mainThread(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not report TaskDuration');
    return task.value * 1_000;
  }

  /** Number of rows in the table, in the document or not. */
  rows(): Promise<number> {
    return this.inPage('rows()');
  }

  /** Waits until the page is idle: two frames, then an idle callback. */
  settle(): Promise<void> {
    return this.inPage('settle()');
  }

  /** Scrolls a step, where it starts no load. */
  scroll(): Promise<void> {
    return this.inPage(`scroll(${STEP})`);
  }

  /** Scrolls a step past the trigger point, and waits for the new rows. */
  load(): Promise<void> {
    return this.inPage(`load(${STEP})`);
  }

  /** Loads until there are exactly `count` rows. */
  async grow(count: number): Promise<void> {
    await this.inPage(`grow(${count})`);
    const rows = await this.rows();
    if (rows !== count) throw new Error(`Grown to ${rows} rows instead of ${count}`);
  }

  /** Memory that the page retains. */
  async memory(): Promise<Memory> {
    // React's previous tree still references the rows of before; two more renders release them.
    await this.goTo('trigger');
    await this.goTo('middle');
    return readMemory(this.page, this.session, await this.rows());
  }

  /** Scrolls to where the next step starts no load (`middle`), or starts one (`trigger`). */
  async goTo(place: Place): Promise<void> {
    // Rows are measured as they come into view, which shifts the target a little.
    for (let tries = 0; tries < 5; tries += 1) {
      const [height, view, offset] = await this.page.evaluate<[number, number, number]>(
        '[document.documentElement.scrollHeight, innerHeight, scrollY]',
      );
      const trigger = TRIGGER * height - view - STEP / 2;
      const middle = Math.min((height - view) / 2, trigger - STEP);
      const distance = Math.round(place === 'trigger' ? trigger : middle) - offset;
      if (Math.abs(distance) <= 1) break;
      await this.inPage(`scroll(${distance})`);
    }
    await this.page.waitForTimeout(THROTTLE_OVER);
  }

  /** Moves the mouse to a header and, if the column is added to a sort, presses Shift. */
  async pointAt(column: Column, isAdded = false): Promise<void> {
    await this.page.getByRole('columnheader', { name: column }).hover();
    if (isAdded) await this.page.keyboard.down('Shift');
    await this.settle();
  }

  /** Clicks at the mouse position. */
  async click(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.settle();
  }

  /** Releases Shift; throws if the headers do not mark exactly these columns as sorted. */
  async expectSorted(columns: readonly Column[]): Promise<void> {
    await this.page.keyboard.up('Shift');
    const marked = await this.marked();
    if (COLUMNS.some((column) => marked.includes(column) !== columns.includes(column)))
      throw new Error(`Sorted by [${marked}] instead of [${columns}]`);
  }

  /** Clicks a header until no column is sorted. */
  async unsort(column: Column): Promise<void> {
    await this.pointAt(column);
    for (let clicks = 0; clicks < 3 && (await this.marked()).length > 0; clicks += 1)
      await this.click();
    await this.expectSorted([]);
  }

  private async marked(): Promise<Column[]> {
    const headers = await this.page.getByRole('columnheader').allTextContents();
    return COLUMNS.filter((column) =>
      headers.some((text) => text.startsWith(column) && /[▲▼]/.test(text)),
    );
  }

  private inPage<Value>(call: string): Promise<Value> {
    return this.page.evaluate<Value>(`window[Symbol.for('bench')].${call}`);
  }
}
