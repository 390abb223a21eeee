/** The specification as a state machine. Its figures are its own: the page must come to the same. */
import type { Direction, Sort } from '../driver/order.ts';
import type { Column } from '../driver/table.ts';
import { transition } from './evidence.ts';

/** What the model is told of the page's layout, in px; all else it works out by itself. */
export interface Geometry {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

const opens = transition('@R9.1 @R4.1 The page opens with 40 rows, no sort and the flag clear');
const handlesFirst = transition('@R9.4 A scroll is handled at once');
const waits = transition('@R9.4 A scroll within 150 ms of a handled one waits');
const handlesLast = transition('@R9.4 The last scroll of a burst is handled after its 150 ms');
const opensThrottle = transition('@R9.4 150 ms pass without another scroll');
const fallsShort = transition('@R9.3 Short of 80 percent the flag stays clear');
const triggers = transition('@R4.2 @R9.3 @R4.5 Reaching the trigger point sets the loading flag');
const scrollsOn = transition('@R4.2 Scrolling on while the flag is set starts no second load');
const hasLoaded = transition('@B11 A scroll that has started a load starts no other');
const pushes = transition('@B11 At the very bottom, where no scroll is left, a push is a scroll');
const movesItself = transition('@B11 @B3 The page scrolls by itself, which starts no load');
const fills = transition('@B1 A window taller than its rows fills itself');
const appends = transition('@R4.3 @R4.4 @R9.2 The frame appends 20 rows and clears the flag');
const keepsSort = transition('@R4.7 A load keeps the sort');
const begins = transition('@R2.3 @R4.7 A click sorts by its column, ascending');
const drops = transition('@R2.5 A plain click drops the other columns');
const adds = transition('@R2.5 @R4.8 A shift-click adds its column to the sort');
const turns = transition('@R4.7 @R4.8 The next click turns the column, descending');
const removes = transition('@R4.7 @R4.8 The click after it removes the column');

/**
 * What the page should show: rows, loading flag (R4.1) and sort (R4.6), and what decides what comes
 * next. Times are in ms on the held clock.
 */
export class Model {
  rows = 0;
  loading = false;
  sort: Sort = [];
  now = 0;
  geometry: Geometry = { scrollTop: 0, clientHeight: 0, scrollHeight: 0 };
  /** When the frame comes that appends rows. */
  private frame = Number.POSITIVE_INFINITY;
  /** Until when scroll events wait, and the scroll that the last of them belongs to. */
  private throttle: { until: number; waiting?: number } | undefined;
  /** Number of the reader's scrolls, and the one that has started the latest load. */
  private scroll = 0;
  private loadedBy = 0;
  /** When the wheel has turned last, and whether that was a push that goes on. */
  private wheeledAt = Number.NEGATIVE_INFINITY;
  private isPushing = false;

  /** The page is opened, or opened again: nothing is left of before. */
  open(now: number): void {
    opens.count += 1;
    Object.assign(this, new Model(), { rows: 40, now });
  }

  /** Page and browser have come to rest in this layout. */
  rest(geometry: Geometry): void {
    if (geometry.scrollTop !== this.geometry.scrollTop) {
      movesItself.count += 1;
      this.isPushing = false;
    }
    this.geometry = geometry;
    if (this.loading || geometry.scrollHeight > geometry.clientHeight) return;
    fills.count += 1;
    this.setFlag();
  }

  /** The reader scrolls once, of which the browser tells in these events. */
  readerScrolls(events: readonly Geometry[]): void {
    this.scroll += 1;
    for (const geometry of events) {
      const hasMoved = Math.abs(geometry.scrollTop - this.geometry.scrollTop) >= 1;
      this.geometry = geometry;
      if (hasMoved && !(this.isPushing && this.isWheelTurning)) this.hear();
    }
    this.isPushing = false;
  }

  /** Whether the wheel has turned in the last 150 ms. */
  private get isWheelTurning(): boolean {
    return this.now - this.wheeledAt < 150;
  }

  /** The wheel begins to turn, or goes on: within 150 ms it is one turn. */
  wheelTurns(isPush: boolean): void {
    if (!this.isWheelTurning) {
      this.isPushing = isPush;
      if (isPush) this.push();
    }
    this.wheeledAt = this.now;
  }

  /** A key is pressed and released, which ends a push. */
  keyIsPressed(isPush: boolean): void {
    this.isPushing = false;
    if (isPush) this.push();
  }

  /** The reader pushes on, where no scroll is left. */
  private push(): void {
    pushes.count += 1;
    this.scroll += 1;
    this.hear();
  }

  /** The scroll handler is to run for the present scroll, now or later (R9.4). */
  private hear(): void {
    if (this.loading) scrollsOn.count += 1;
    if (this.throttle) {
      waits.count += 1;
      this.throttle.waiting = this.scroll;
    } else {
      handlesFirst.count += 1;
      this.handle(this.scroll);
    }
  }

  /** The scroll handler runs (R9.3, R9.4). */
  private handle(scroll: number): void {
    this.throttle = { until: this.now + 150 };
    const { scrollTop, clientHeight, scrollHeight } = this.geometry;
    const isReached = scrollTop + clientHeight >= (scrollHeight * 80) / 100;
    if (this.loading) return;
    const hasStartedOne = this.loadedBy === scroll && hasLoaded;
    const taken = (!isReached && fallsShort) || hasStartedOne || triggers;
    taken.count += 1;
    if (taken !== triggers) return;
    this.loadedBy = scroll;
    this.setFlag();
  }

  private setFlag(): void {
    this.loading = true;
    this.frame = this.now + 16 - (this.now % 16);
  }

  /** When something happens next by itself. */
  get due(): number {
    return Math.min(this.frame, this.throttle?.until ?? Number.POSITIVE_INFINITY);
  }

  /** Whether rows come before anything else, and scroll events wait until then and longer. */
  get isFrameNext(): boolean {
    return this.throttle !== undefined && this.frame < this.throttle.until;
  }

  /** Time passes, not beyond what is due. */
  pass(now: number): void {
    this.now = now;
    // Before a frame of the same millisecond: its time was set earlier.
    if (this.throttle?.until === now) this.endThrottle(this.throttle.waiting);
    if (this.frame === now) this.append();
  }

  private endThrottle(waiting: number | undefined): void {
    this.throttle = undefined;
    (waiting ? handlesLast : opensThrottle).count += 1;
    if (waiting) this.handle(waiting);
  }

  private append(): void {
    appends.count += 1;
    if (this.sort.length > 0) keepsSort.count += 1;
    this.rows += 20;
    this.loading = false;
    this.frame = Number.POSITIVE_INFINITY;
  }

  /** A plain click cycles its own column and drops the others (R2.5). */
  click(column: Column): void {
    const own = this.sort.filter((each) => each.column === column);
    if (own.length < this.sort.length) drops.count += 1;
    this.sort = this.cycled(column, own, begins);
  }

  /** A shift-click keeps the others (R4.8). */
  shiftClick(column: Column): void {
    this.sort = this.cycled(column, this.sort, this.sort.length > 0 ? adds : begins);
  }

  private cycled(column: Column, sort: Sort, enters: { count: number }): Sort {
    const direction = sort.find((each) => each.column === column)?.direction;
    const taken = { none: enters, ascending: turns, descending: removes }[direction ?? 'none'];
    taken.count += 1;
    if (!direction) return [...sort, { column, direction: 'ascending' as Direction }];
    if (direction === 'descending') return sort.filter((each) => each.column !== column);
    return sort.map((each) =>
      each.column === column ? { column, direction: 'descending' as Direction } : each,
    );
  }
}
