/** The specification as a state machine. It repeats the constants on purpose, to check the page's. */
import type { ScrollEvent } from '../driver/in-page/observation.ts';
import type { Geometry } from '../driver/in-page/view.ts';
import type { Sort } from '../driver/order.ts';
import { pxBeyond } from '../driver/positions.ts';
import type { Column } from '../driver/table.ts';
import { sortsAfterClick } from './sort.ts';

/** Number of ms between two handled scrolls (R9.4), and between two frames. */
const THROTTLE_MS = 150;
const FRAME_MS = 16;
/** How far from the trigger point, in px, another page may take either side. */
const TOLERANCE_PX = 2;
const NEVER = Number.POSITIVE_INFINITY;

/** A page that opens (R4.1, R4.6), and what decides about its next state. Times are in ms on the fake clock. */
const INITIAL = {
  rowCount: 40,
  loading: false,
  sort: [] as Sort,
  /** When the frame that appends rows is due. */
  frame: NEVER,
  /** When the throttle ends, and when the scroll that waits for it is handled. */
  throttle: -NEVER,
  waiting: NEVER,
  /** When the page was scrolled last. */
  lastScrollAt: -NEVER,
  /** Whether rows have been appended since the layout was read. */
  isHigher: false,
};

type State = Readonly<typeof INITIAL>;

/**
 * The states that the page may be in: one for this project's page, several for another page where the
 * specification leaves a choice. Observations narrow them down.
 */
export class Model {
  private states: readonly State[] = [INITIAL];
  now = 0;
  /** The page's layout: the only thing that the model takes from the page. */
  geometry: Geometry = { scrollTop: 0, clientHeight: 0, scrollHeight: 0, tableHeight: 0 };
  /** The layout before the page's listeners of a scroll event changed it; a handler may see either. */
  private earlier = this.geometry;

  /** @param isOwn whether the page is this project's, with its B points */
  constructor(readonly isOwn = true) {}

  /** The state that the page is in; another page may be in others instead. */
  get state(): State {
    return this.states[0] as State;
  }

  /** When something is due next without the reader; another page may choose. */
  get due(): number {
    if (!this.isOwn) return NEVER;
    const { frame, throttle } = this.state;
    return Math.min(frame, throttle > this.now ? throttle : NEVER);
  }

  /** Whether nothing is due in any state. */
  get isQuiet(): boolean {
    return this.states.every(({ frame, waiting }) => frame === NEVER && waiting === NEVER);
  }

  /** Replaces each state by those that may follow it. */
  private become(next: (state: State) => readonly State[]): void {
    const states = this.states.flatMap(next);
    this.states = [...new Map(states.map((each) => [JSON.stringify(each), each])).values()];
  }

  /** The page is opened or reloaded. */
  open(): void {
    this.states = [INITIAL];
    this.now = 0;
  }

  /** The page has settled in this layout. */
  settle(geometry: Geometry): void {
    this.geometry = geometry;
    this.earlier = geometry;
    this.become((state) => {
      const settled = { ...state, isHigher: false };
      const isFull = geometry.scrollHeight > geometry.clientHeight;
      if (!this.isOwn || state.loading || isFull) return [settled];
      return [loadingFrom(settled, this.now)];
    });
  }

  /** The page is scrolled. Another page may take its own scroll for the reader's (B11). */
  scroll(events: readonly ScrollEvent[]): void {
    for (const event of events) {
      const { isByReader } = event;
      if (this.isOwn && !isByReader) continue;
      this.pass(event.at);
      const earlier = this.isOwn ? event : event.before;
      const hasMoved = Math.abs(earlier.scrollTop - this.geometry.scrollTop) >= 1;
      this.geometry = event;
      this.earlier = earlier;
      this.become((state) => {
        if (isByReader && !hasMoved) return [state];
        const next = this.afterScroll({ ...state, isHigher: false });
        return isByReader ? next : [state, ...next];
      });
    }
  }

  /** A scroll event: the scroll handler runs now or later (R9.4). */
  private afterScroll(before: State): State[] {
    const { now, isOwn } = this;
    const state = { ...before, lastScrollAt: now };
    if (now >= before.throttle) return this.handleScroll(state, now);
    if (before.waiting !== NEVER) return [state];
    const inTime = { ...state, waiting: before.throttle };
    if (isOwn) return [inTime];
    // As lodash does: when its own 150 ms are over, or at once if the last scroll was long ago.
    const late = { ...state, waiting: now + THROTTLE_MS };
    const isAlone = now - before.lastScrollAt >= THROTTLE_MS;
    return [inTime, late, ...(isAlone ? this.handleScroll(state, now) : [])];
  }

  /** The scroll handler runs, and no more for 150 ms (R9.4); another page's timer may be 1 ms late. */
  private handleScroll(state: State, at: number): State[] {
    const throttle = at + THROTTLE_MS;
    return (this.isOwn ? [throttle] : [throttle, throttle + 1]).flatMap((end) =>
      this.decideLoad({ ...state, throttle: end, waiting: NEVER }, at),
    );
  }

  /** The handler decides about a load (R9.3). */
  private decideLoad(state: State, at: number): State[] {
    if (state.loading) return [state];
    const [earlier, beyond] = [pxBeyond(this.earlier), pxBeyond(this.geometry)];
    const set = loadingFrom(state, at);
    const states = earlier >= 0 ? [set, state] : [state, set];
    // Rows that become lower in view move the trigger point, until a loader makes the page higher.
    const lower = Math.max(0, this.earlier.tableHeight - this.geometry.tableHeight);
    const isNear = Math.abs(earlier) <= TOLERANCE_PX + lower || earlier >= 0 !== beyond >= 0;
    const isClear = this.isOwn || !(isNear || state.isHigher);
    return isClear ? states.slice(0, 1) : states;
  }

  /** Time passes. */
  pass(until: number): void {
    this.become((state) => this.afterTime(state, until));
    this.now = Math.max(this.now, until);
  }

  private afterTime(state: State, until: number): State[] {
    const { frame, waiting } = state;
    const due = Math.min(frame, waiting);
    if (due > until) return [state];
    // At the same time the handler comes first, because its timer was set earlier.
    const handles = waiting === due ? this.handleScroll(state, waiting) : [];
    const appended = frame === due && (waiting !== due || !this.isOwn) ? [longer(state)] : [];
    return [...handles, ...appended].flatMap((each) => this.afterTime(each, until));
  }

  /** A click on a header. */
  click(column: Column, hasShift = false): void {
    this.become((state) => {
      const sorts = sortsAfterClick(state.sort, column, hasShift, this.isOwn);
      return sorts.map((sort) => ({ ...state, sort }));
    });
  }

  /** Keeps the states that the page shows; all of them if it shows none. */
  keepMatching(shows: (state: State) => boolean): void {
    const shown = this.states.filter(shows);
    if (shown.length > 0) this.states = shown;
  }
}

/** The time of the first frame after a time, in ms. */
export function frameAfter(at: number): number {
  return at + FRAME_MS - (at % FRAME_MS);
}

/** Sets the flag. */
const loadingFrom = (state: State, at: number): State => ({
  ...state,
  loading: true,
  frame: frameAfter(at),
});

/** Appends rows and clears the flag. */
function longer(state: State): State {
  const rowCount = state.rowCount + 20;
  return { ...state, rowCount, loading: false, frame: NEVER, isHigher: true };
}
