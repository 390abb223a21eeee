/** Keeps the first row in view where it is on the screen (B3), whatever comes and goes above it. */
import { type Heights, leastRoom } from './pageHeight.ts';
import {
  heightOf,
  type Layout,
  layoutOf,
  offsetOf,
  type RowWindow,
  rangeAround,
  type Span,
} from './rowWindow.ts';

interface Row {
  readonly id: string;
}
type Rows = readonly Row[];

/** What the reader has before the eyes, as of the last commit and the last scroll. */
export interface Shown {
  readonly rows: Rows;
  readonly layout: Layout;
  readonly span: Span;
  /** Offset in px of the upper edge of the view, from the top of the first row of all. */
  readonly top: number;
}

/** The reader's scrolling, among rows of these heights. */
export interface Scrolling extends Heights {
  readonly isUnderWay: boolean;
  /** Room in px for rows above the view, still to be made. */
  readonly owed: number;
}

/** Whether two heights in px differ by no more than browsers round. */
export function isSame(one: number, other: number): boolean {
  // Stryker disable next-line EqualityOperator: no matter to which side the limit itself belongs
  return Math.abs(one - other) < 0.1;
}

/**
 * By how many rows a load has pushed a row down.
 *
 * @param index the row's place in `before`
 * @returns 0 where the list is the same or grew below; `undefined` where the row was not only pushed
 */
export function pushedDown(before: Rows, after: Rows, index: number): number | undefined {
  if (before === after) return 0;
  const row = before[index];
  // Stryker disable next-line ConditionalExpression: the page begins with rows; a component test's table with none
  if (!row) return undefined;
  const growth = after.length - before.length;
  for (let pushed = 0; growth > 0 && pushed <= growth; pushed += 1) {
    if ((after[index + pushed] as Row).id === row.id) return pushed;
  }
  return undefined;
}

/** The layout of a list whose rows changed, as far as the layout before tells. */
function layoutAfter(layout: Layout, count: number, rowHeight: number): Layout {
  if (count < layout.count) return layoutOf(count, rowHeight);
  return { ...layout, count, total: layout.total + (count - layout.count) * rowHeight };
}

/**
 * The window on changed rows: on those in view, wherever a load has pushed them. After a sort each row
 * before it has its room again, less what is owed: higher rows may have taken of it, and a list that
 * lacked it would end above the offset (B3).
 */
export function follow(was: Shown, rows: Rows, scrolling: Scrolling): RowWindow {
  const least = leastRoom(scrolling, rows.length);
  const found = pushedDown(was.rows, rows, was.span.first);
  const pushed = found ?? 0;
  const layout = layoutAfter(was.layout, rows.length, least);
  const moved = (index: number) => Math.max(0, Math.min(index + pushed, rows.length - 1));
  const span = { first: moved(was.span.first), last: moved(was.span.last) };
  const { start, end } = rangeAround(span, rows.length);
  const room = scrolling.isUnderWay ? 0 : pushed * least;
  const kept = start === 0 ? 0 : offsetOf(layout, Math.max(0, start - pushed)) + room;
  return {
    start,
    end,
    before: found === undefined ? Math.max(kept, start * least - scrolling.owed) : kept,
    after: end === rows.length ? 0 : layout.total - offsetOf(layout, end - pushed) - room,
  };
}

/** What is to be done after a commit. */
export interface Settlement {
  /** The window with the heights that it should have. */
  readonly rowWindow: RowWindow;
  /** How far the page has to scroll, in px. */
  readonly scroll: number;
  readonly owed: number;
}

/** What is owed at the least: room that is less than none, and before the first row that is any. */
function owedFor({ start, before }: RowWindow, owed: number): number {
  return start === 0 ? -before : Math.max(owed, -before);
}

/**
 * Finds how the first row in view keeps its place. Rows that were there before cost no scroll: as
 * they enter and leave the document, the spacers give and take their height. Rows that a load has
 * put above get room of their own, and the page scrolls along, as it does where the spacer has too
 * little to give. But while the reader scrolls that would stop the scroll: then the room is owed, and
 * there may be less than none. A row that nothing keeps, as after a sort, needs no
 * place, and what was owed goes to the rows before it.
 *
 * @param was what was shown before the commit
 * @param layout where the rows stand now
 */
export function settle(
  was: Shown,
  rows: Rows,
  rowWindow: RowWindow,
  layout: Layout,
  { isUnderWay, owed, ...heights }: Scrolling,
): Settlement {
  const least = leastRoom(heights, rows.length);
  const { start, end, before, after } = rowWindow;
  const { first } = was.span;
  const pushed = pushedDown(was.rows, rows, first) ?? Number.NaN;
  const from = was.layout.edges[first - was.layout.start];
  const to = layout.edges[first + pushed - start];
  if (from === undefined || to === undefined) {
    // A list that has become shorter is laid out anew, and nothing is owed for its rows.
    const due = rows.length < was.rows.length ? 0 : owed;
    return { rowWindow: repay(rowWindow, due), scroll: 0, owed: 0 };
  }
  const total = owed + pushed * least;
  const moved = to - from;
  const room = start === 0 ? 0 : Math.max(-before, total - moved);
  const shift = isUnderWay ? -moved : room;
  const scroll = moved + shift;

  const bottom = (layout.edges.at(-1) as number) + shift;
  const height = layoutAfter(was.layout, rows.length, least).total;
  const next = {
    ...rowWindow,
    before: before + shift,
    // However high the rows in the document, each row after them has its room.
    after: Math.max((rows.length - end) * least, end === rows.length ? 0 : height - bottom),
  };
  const isSettled = isSame(next.before, before) && isSame(next.after, after);
  return {
    rowWindow: isSettled ? rowWindow : next,
    scroll: isSame(scroll, 0) ? 0 : scroll,
    owed: isUnderWay ? owedFor(next, total) : 0,
  };
}

/** Makes the room that is owed, once the scroll is over. */
export function repay(rowWindow: RowWindow, owed: number): RowWindow {
  // Stryker disable next-line ConditionalExpression: no room made is no change
  if (owed === 0) return rowWindow;
  const { before, after } = rowWindow;
  return { ...rowWindow, before: before + owed, after: Math.max(0, after - owed) };
}

/** Whether the rows in the document stand where they stood. */
export function isAsBefore(was: Layout, { edges }: Layout): boolean {
  return edges.every((edge, nth) => isSame(edge, was.edges[nth] as number));
}

/**
 * The window whose rows have become higher or lower: the others, outside the document, are taken to
 * have changed as those in it, and to be as high as `least` px at least.
 */
export function reflow(
  { start, end, before, after }: RowWindow,
  was: Layout,
  layout: Layout,
  least: number,
): RowWindow {
  const ratio = heightOf(was) > 0 ? heightOf(layout) / heightOf(was) : 1;
  return {
    start,
    end,
    before: Math.max(before * ratio, start * least),
    after: Math.max(after * ratio, (layout.count - end) * least),
  };
}
