/** The specification as a state machine. It repeats the constants on purpose, to check the page's. */
import type { Geometry, Observation } from '../driver/observer.ts';
import type { Direction, Sort } from '../driver/order.ts';
import type { Column } from '../driver/table.ts';
import { type Covered, transition } from './coverage.ts';

const opens = transition('@R9.1 @R4.1 The page opens with 40 rows, no sort and the flag clear');
const handlesFirst = transition('@R9.4 A scroll is handled at once');
const waits = transition('@R9.4 A scroll within 150 ms of a handled one waits');
const handlesLast = transition('@R9.4 The last scroll of a burst is handled after 150 ms');
const opensThrottle = transition('@R9.4 150 ms pass without another scroll');
const fallsShort = transition('@R9.3 Short of 80 percent the flag stays clear');
const triggers = transition('@R4.2 @R9.3 @R4.5 Reaching the trigger point sets the loading flag');
const scrollsOn = transition('@R4.2 Scrolling while the flag is set starts no second load');
const scrollsAtBottom = transition('@B11 At the very bottom, 2 px are left for another scroll');
const scrollsItself = transition('@B11 @B3 A scroll by the page itself starts no load');
const fills = transition('@B1 A window taller than its rows is filled');
const appends = transition('@R4.3 @R4.4 @R9.2 The frame appends 20 rows and clears the flag');
const keepsSort = transition('@R4.7 A load keeps the sort');
const begins = transition('@R2.3 @R4.7 A click sorts by its column, ascending');
const drops = transition('@R2.5 A plain click drops the other columns');
const adds = transition('@R2.5 @R4.8 A shift-click adds its column to the sort');
const turns = transition('@R4.7 @R4.8 The second click makes the column descending');
const removes = transition('@R4.7 @R4.8 The third click removes the column');

/**
 * The expected state of the page (rows, loading flag, sort: R4.1, R4.6), and the state that decides what
 * happens next. Times are in ms on the fake clock.
 */
export class Model {
  rowCount = 0;
  loading = false;
  sort: Sort = [];
  now = 0;
  /** The page's layout: the only thing that the model takes from the page. */
  geometry: Geometry = { scrollTop: 0, clientHeight: 0, scrollHeight: 0 };
  /** When the frame that appends rows is due. */
  private frame = Number.POSITIVE_INFINITY;
  /** When the throttle ends, and whether a scroll waits for it. */
  private throttle: { until: number; isWaiting: boolean } | undefined = undefined;
  /** Whether the page's host hides it. */
  isHidden = false;

  /** The page is opened or reloaded. */
  open(now: number): void {
    opens.count += 1;
    Object.assign(this, new Model(), { rowCount: 40, now });
  }

  /** The page has settled in this layout. */
  settle(geometry: Geometry): void {
    if (geometry.scrollTop !== this.geometry.scrollTop) scrollsItself.count += 1;
    this.geometry = geometry;
    if (this.loading || geometry.scrollHeight > geometry.clientHeight) return;
    fills.count += 1;
    this.setFlag();
  }

  /** The reader scrolls once; `events` has the layout at each scroll event. */
  readerScrolls(events: readonly Geometry[]): void {
    const { scrollTop, clientHeight, scrollHeight } = this.geometry;
    const wasAtBottom = scrollHeight - clientHeight - scrollTop <= 2;
    for (const geometry of events) {
      const moved = geometry.scrollTop - this.geometry.scrollTop;
      this.geometry = geometry;
      if (Math.abs(moved) >= 1) this.onScrollEvent();
      if (wasAtBottom && moved > 0) scrollsAtBottom.count += 1;
    }
  }

  /** A scroll event: the scroll handler runs now or later (R9.4). */
  private onScrollEvent(): void {
    if (this.loading) scrollsOn.count += 1;
    if (this.throttle) {
      waits.count += 1;
      this.throttle.isWaiting = true;
    } else {
      handlesFirst.count += 1;
      this.handle();
    }
  }

  /** The scroll handler runs (R9.3, R9.4); what is hidden is not scrolled. */
  private handle(): void {
    this.throttle = { until: this.now + 150, isWaiting: false };
    const { scrollTop, clientHeight, scrollHeight } = this.geometry;
    const isReached = scrollTop + clientHeight >= (scrollHeight * 80) / 100;
    if (this.loading || this.isHidden) return;
    if (!isReached) {
      fallsShort.count += 1;
    } else {
      triggers.count += 1;
      this.setFlag();
    }
  }

  private setFlag(): void {
    this.loading = true;
    this.frame = this.nextFrame;
  }

  /** When the next animation frame is. */
  get nextFrame(): number {
    return this.now + 16 - (this.now % 16);
  }

  /** When something is due next without the reader. */
  get due(): number {
    return Math.min(this.frame, this.throttle?.until ?? Number.POSITIVE_INFINITY);
  }

  /** Whether rows are due next, with scroll events still throttled by then. */
  get isFrameNext(): boolean {
    return this.throttle !== undefined && this.frame < this.throttle.until;
  }

  /** Time passes. */
  pass(until: number): void {
    while (this.now < until) {
      this.now = Math.min(until, this.due);
      // Before a frame at the same time, because its timer was set earlier.
      if (this.throttle?.until === this.now) this.endThrottle(this.throttle.isWaiting);
      if (this.frame === this.now) this.append();
    }
  }

  private endThrottle(isWaiting: boolean): void {
    this.throttle = undefined;
    (isWaiting ? handlesLast : opensThrottle).count += 1;
    if (isWaiting) this.handle();
  }

  private append(): void {
    appends.count += 1;
    if (this.sort.length > 0) keepsSort.count += 1;
    this.rowCount += 20;
    this.loading = false;
    this.frame = Number.POSITIVE_INFINITY;
  }

  /** Copies what the page shows after loads that the model cannot predict. */
  follow({ now, rowCount, line }: Pick<Observation, 'now' | 'rowCount' | 'line'>): void {
    const { sort, geometry } = this;
    Object.assign(this, new Model(), { rowCount, sort, now, geometry });
    if (line) this.setFlag();
  }

  /** A plain click cycles its column and drops the others (R2.5). */
  click(column: Column): void {
    const own = this.sort.filter((each) => each.column === column);
    if (own.length < this.sort.length) drops.count += 1;
    this.sort = this.cycled(column, own, begins);
  }

  /** A shift-click keeps the others (R4.8). */
  shiftClick(column: Column): void {
    this.sort = this.cycled(column, this.sort, this.sort.length > 0 ? adds : begins);
  }

  private cycled(column: Column, sort: Sort, enters: Covered): Sort {
    const direction = sort.find((each) => each.column === column)?.direction;
    const covered = { none: enters, ascending: turns, descending: removes }[direction ?? 'none'];
    covered.count += 1;
    if (!direction) return [...sort, { column, direction: 'ascending' as Direction }];
    if (direction === 'descending') return sort.filter((each) => each.column !== column);
    return sort.map((each) =>
      each.column === column ? { column, direction: 'descending' as Direction } : each,
    );
  }
}
