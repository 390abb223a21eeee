import type { Locator, Page } from '@playwright/test';
import { HeldClock } from './clock.ts';
import { expect, expectSoon } from './expect.ts';
import { Finger } from './finger.ts';
import { Quiet } from './quiet.ts';
import type { Snapshot } from './snapshot.ts';
import { Surroundings } from './surroundings.ts';
import { type Column, markerIn, type Row, Table } from './table.ts';
import { View } from './view.ts';

/** A place to scroll to: an offset in px from the page's measures. */
export type Position = (geometry: { clientHeight: number; scrollHeight: number }) => number;

/** Time between two scrolls that are handled (R9.4), in ms. */
const SCROLL_THROTTLE_MS = 150;
/** How long it takes until nothing more follows a scroll, in ms: throttle, frame, and throttle again. */
const REST_MS = 450;
/** Loads after which a list counts as long. */
const MANY_LOADS = 8;

function inOrder(rows: ReadonlyMap<number, Row>): Row[] {
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** The driver: the one place that knows how a judged page is opened, scrolled and read. */
export class ContactsPage {
  readonly clock: HeldClock;
  readonly table: Table;
  readonly view: View;
  readonly quiet: Quiet;
  readonly surroundings: Surroundings;
  readonly finger: Finger;
  /** The rows by their place in the order of generation, as far as they have been seen unsorted. */
  readonly generated = new Map<number, Row>();
  /** The address that was opened. */
  opened = '';
  /** What the page showed right before an example's first action. */
  declare before: Snapshot;

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    this.clock = new HeldClock(page);
    this.table = new Table(page);
    this.view = new View(this.table);
    this.quiet = new Quiet(page);
    this.surroundings = new Surroundings(page);
    this.finger = new Finger(page);
  }

  /** Opens the page, its clock held; `address` is a query or a hash. */
  async open(address = ''): Promise<void> {
    await this.visit(async () => {
      // A changed hash alone would not reload the page.
      if (this.opened) await this.page.goto('about:blank');
      this.opened = new URL(address, this.url).href;
      await this.page.goto(this.opened);
    });
  }

  /** Reloads the page at its address. */
  async reload(): Promise<void> {
    await this.visit(async () => {
      await this.page.reload();
    });
  }

  /** Goes to another page, and back by the browser's history; the page loads again. */
  async leaveAndReturn(): Promise<void> {
    await this.visit(async () => {
      await this.page.goto('about:blank');
      await this.page.goBack();
    });
  }

  private async visit(go: () => Promise<void>): Promise<void> {
    this.quiet.startOpening();
    await go();
    await this.clock.settle();
    await expect(this.table.root).toBeVisible();
    await this.clock.settle();
    this.generated.clear();
    await this.seeGenerated();
    this.quiet.finishOpening();
  }

  async click(column: Column, options: Parameters<Locator['click']>[0] = {}): Promise<void> {
    const header = this.table.header(column);
    await expectSoon(this.clock, async () => {
      expect(await header.count(), `the page has a header cell of ${column}`).toBe(1);
    });
    await header.click(options);
    await this.clock.settle();
  }

  /** Taps a header with a finger. */
  async tap(column: Column): Promise<void> {
    const box = await this.table.header(column).boundingBox();
    if (!box) throw new Error(`The header cell of ${column} is not visible`);
    await this.finger.tap(box.x + box.width / 2, box.y + box.height / 2);
    await this.clock.settle();
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.clock.settle();
  }

  geometry() {
    return this.page.evaluate(() => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      return { scrollTop, clientHeight, scrollHeight };
    });
  }

  async scrollTo(position: Position): Promise<void> {
    const geometry = await this.geometry();
    const offset = position(geometry);
    const last = geometry.scrollHeight - geometry.clientHeight;
    if (offset < 0 || offset > last) {
      throw new Error(
        `Nothing to scroll to at ${offset} px: the page can be scrolled to ${last} px`,
      );
    }
    await this.page.evaluate((top) => window.scrollTo(0, top), offset);
    await this.clock.settle();
  }

  /** Scrolls to `position`, away and back, with `events` scroll events at once. */
  async scrollInBurst(position: Position, events: number): Promise<void> {
    const offset = position(await this.geometry());
    await this.page.evaluate(
      ([top, times]) => {
        for (let event = 1; event <= times; event += 1) {
          window.scrollTo(0, event % 2 || event === times ? top : top / 2);
          window.dispatchEvent(new Event('scroll'));
        }
      },
      [offset, events] as const,
    );
    await this.clock.settle();
  }

  /** Scrolls to the bottom, lets one load take place, and waits until the next scroll is handled. */
  async load(): Promise<void> {
    await this.scrollTo(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await this.clock.passFrame();
    await this.seeGenerated();
    await this.clock.pass(SCROLL_THROTTLE_MS);
  }

  /** Opens the page, and lets so many loads take place that the list is long. */
  async openLongList(): Promise<void> {
    await this.open();
    for (let load = 0; load < MANY_LOADS; load += 1) await this.load();
    await this.rest();
  }

  /** Waits until nothing more follows what was done: a load that it started is over. */
  async rest(): Promise<void> {
    await this.clock.pass(REST_MS);
  }

  private async seeGenerated(): Promise<void> {
    const { headers, rows } = await this.table.read();
    if (headers.some((text) => markerIn(text) !== '')) return;
    for (const [place, row] of rows) this.generated.set(place, row);
  }

  /** The rows in the document, in their order. */
  async rowsInDocument(): Promise<Row[]> {
    return inOrder((await this.table.read()).rows);
  }

  /** All rows in their order. Scrolls through the list where it is windowed, and back. */
  async rows(): Promise<Row[]> {
    const count = await this.table.rowCount();
    const { rows: seen } = await this.table.read();
    const { scrollTop, clientHeight, scrollHeight } = await this.geometry();
    const last = scrollHeight - clientHeight;
    for (let top = 0; seen.size < count && top < scrollHeight; top += clientHeight) {
      await this.scrollTo(() => Math.min(top, last));
      for (const [place, row] of (await this.table.read()).rows) seen.set(place, row);
    }
    if ((await this.geometry()).scrollTop !== scrollTop) await this.scrollTo(() => scrollTop);
    return inOrder(seen);
  }
}
