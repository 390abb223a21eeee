import { HeldClock } from './clock.ts';
import { expect, expectSoon } from './expect.ts';
import type { Want } from './in-page/randomness.ts';
import type { Target } from './in-page/targets.ts';
import type { JudgedWindow, Modifier, Place } from './judged-window.ts';
import { dependsOnCase, hasTies } from './order.ts';
import type { Snapshot } from './snapshot.ts';
import { Surroundings } from './surroundings.ts';
import { type Column, contentOf, markerIn, type Row, Table, type TableContent } from './table.ts';
import { View } from './view.ts';

/** A place to scroll to: an offset in px from the page's measures. */
export type Position = (geometry: { clientHeight: number; scrollHeight: number }) => number;

/** How long it takes until nothing more follows a scroll, in ms: throttle, frame, and throttle again. */
const REST_MS = 450;
/** Loads after which a list counts as long. */
const MANY_LOADS = 8;
/** Rows at most that are loaded in search of something. */
const MOST_ROWS = 1_000;

const IS_AS_WANTED: Readonly<Record<Want, (contacts: readonly Row[]) => boolean>> = {
  ties: (contacts) => hasTies(contacts, 'Name'),
  case: (contacts) => dependsOnCase(contacts, 'Name'),
};

/** `top` px, or the bottom if the page is shorter: what it leaves to scroll at its end comes and goes. */
const asFarAs =
  (top: number): Position =>
  ({ scrollHeight, clientHeight }) =>
    Math.min(top, scrollHeight - clientHeight);

function inOrder(rows: ReadonlyMap<number, Row>): Row[] {
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** With which keys held down something is clicked, and where in it, in px from its left and top. */
interface Click {
  readonly modifiers?: readonly Modifier[];
  readonly position?: Place;
}

/** The driver: the one place that knows how a judged page is opened, scrolled and read. */
export class ContactsPage {
  readonly clock: HeldClock;
  readonly table: Table;
  readonly view: View;
  readonly surroundings: Surroundings;
  /** The rows by their place in the order of generation, as far as they have been seen unsorted. */
  readonly generated = new Map<number, Row>();
  /** The address that was opened. */
  opened = '';
  /** What the page showed right before an example's first action. */
  declare before: Snapshot;

  constructor(
    readonly window: JudgedWindow,
    /** Its address, without query or hash. */
    readonly url: string,
  ) {
    this.clock = new HeldClock(window.inPage);
    this.table = new Table(window.inPage);
    this.view = new View(this.table);
    this.surroundings = new Surroundings(window);
  }

  /** What only a driven browser has. */
  get driven() {
    return this.window.driven;
  }

  /** Opens the page, its clock held; `address` is a query or a hash. */
  async open(address = ''): Promise<void> {
    await this.visit(async () => {
      // A changed hash alone would not reload the page.
      if (this.opened) await this.window.goTo('about:blank');
      this.opened = new URL(address, this.url).href;
      await this.window.goTo(this.opened);
    });
  }

  /** Goes to another page, and back by the browser's history; the page loads again. */
  async leaveAndReturn(): Promise<void> {
    await this.visit(() => this.driven.history.leaveAndReturn());
  }

  private async visit(go: () => Promise<void>): Promise<void> {
    this.window.quiet.startOpening();
    await go();
    await this.clock.settle();
    // A page that is still may yet fetch one of its scripts.
    const isNeverOver = () => this.clock.settle().then(() => false);
    await expectSoon(
      this.clock,
      async () => expect(await this.table.isShown(), 'the page shows its table').toBe(true),
      isNeverOver,
    );
    this.generated.clear();
    this.seeGenerated(await this.table.read());
    this.window.quiet.finishOpening();
  }

  /** Clicks a header. */
  click(column: Column, how: Click = {}): Promise<void> {
    return this.clickOn(this.table.header(column), how);
  }

  async clickOn(target: Target, { modifiers = [], position }: Click = {}): Promise<void> {
    await this.window.click(await this.pointIn(target, position), modifiers);
    await this.clock.settle();
  }

  /** Taps a header with a finger. */
  async tap(column: Column): Promise<void> {
    await this.driven.finger.tap(await this.pointIn(this.table.header(column)));
    await this.clock.settle();
  }

  /** A point in what a target names, as soon as nothing covers it. */
  private async pointIn(target: Target, position?: Click['position']) {
    let point = { x: 0, y: 0 };
    await expectSoon(this.clock, async () => {
      point = await this.window.inPage('pointIn', target, position);
    });
    return point;
  }

  async press(key: string): Promise<void> {
    await this.driven.keyboard.press(key);
    await this.clock.settle();
  }

  geometry() {
    return this.window.inPage('geometry');
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
    await this.window.inPage('scrollTo', offset);
  }

  /** Scrolls to `position`, away and back, with `events` scroll events at once. */
  async scrollInBurst(position: Position, events: number): Promise<void> {
    await this.window.inPage('scrollInBurst', position(await this.geometry()), events);
  }

  /** Scrolls to the bottom, lets one load take place, and waits for the throttle; so many times. */
  async load(times = 1): Promise<void> {
    for (const read of await this.window.inPage('load', times)) this.seeGenerated(contentOf(read));
  }

  /** Opens the page, and lets so many loads take place that the list is long. */
  async openLongList(): Promise<void> {
    await this.open();
    await this.load(MANY_LOADS);
    await this.rest();
  }

  /**
   * Opens the page with random numbers that repeat themselves, and lets loads take place until its
   * contacts are as wanted.
   *
   * @returns whether they are
   */
  async openUntil(want: Want): Promise<boolean> {
    await this.window.lendRandomness(want);
    await this.open();
    for (let count = 0; this.generated.size > count; await this.load()) {
      count = this.generated.size;
      const contacts = [...this.generated.values()];
      // A page that makes its UUIDs of so few random numbers is none to be judged with them.
      if (new Set(contacts.map(({ UUID }) => UUID)).size < count) return false;
      if (IS_AS_WANTED[want](contacts)) return true;
      if (count >= MOST_ROWS) return false;
    }
    return false;
  }

  /** Waits until nothing more follows what was done: a load that it started is over. */
  async rest(): Promise<void> {
    await this.clock.pass(REST_MS);
  }

  private seeGenerated({ headers, rows }: TableContent): void {
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
    for (let top = 0; seen.size < count && top < scrollHeight; top += clientHeight) {
      await this.scrollTo(asFarAs(top));
      for (const [place, row] of (await this.table.read()).rows) seen.set(place, row);
    }
    if ((await this.geometry()).scrollTop !== scrollTop) await this.scrollTo(asFarAs(scrollTop));
    return inOrder(seen);
  }
}
