/** Where the rows of a list are: those in the document, and those for which spacers stand (B2). */

/** Rows kept in the document on each side of the view: a load and a half. */
export const OVERSCAN = 30;

/** The rows in the document: from `start` up to, not including, `end`, of a list of `count`. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** The rows in the document between their two spacers. */
export interface Layout extends Range {
  /** The top of each row and, last, the bottom of the last one, in px from the top of the first. */
  readonly edges: readonly number[];
  /** Height in px for the rows before; if negative, so far above the list's top the rows begin. */
  readonly before: number;
  /** Height in px for the rows after. */
  readonly after: number;
  /** The least height in px for each row outside the document. */
  readonly least: number;
  /** The highest page in px that browsers can lay out. */
  readonly highest: number;
}

/** Offset in px of the bottom of the last row in the document. */
export function bottomOf({ before, edges }: Layout): number {
  return before + (edges.at(-1) as number);
}

/** Height of the whole list, in px. */
export function heightOf(layout: Layout): number {
  return bottomOf(layout) + layout.after;
}

/**
 * Offset in px of the top of row `index`, from the top of the list; for `count`, of its end. Rows
 * outside the document share the height of their spacer evenly.
 */
export function offsetOf(layout: Layout, index: number): number {
  const { start, end, count, edges, before, after } = layout;
  if (index < start) return Math.min(before, (before * index) / start);
  const at = Math.min(index, count);
  if (at <= end) return before + (edges[at - start] as number);
  return bottomOf(layout) + (after * (at - end)) / (count - end);
}

/** The row at an offset in px: the first or the last one beyond their ends. */
export function indexAt(layout: Layout, offset: number): number {
  let [first, last] = [0, layout.count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (offsetOf(layout, middle) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The offset in `next` of the point of row `index` that is at `offset` in `was`, both in px. */
export function sameOffset(was: Layout, next: Layout, index: number, offset: number): number {
  const [top, bottom] = [offsetOf(was, index), offsetOf(was, index + 1)];
  const fraction = bottom > top ? (offset - top) / (bottom - top) : 0;
  const nextTop = offsetOf(next, index);
  return nextTop + fraction * (offsetOf(next, index + 1) - nextTop);
}

/** The rows to have in the document with those from `first` to `last` in view, of `count`. */
export function rangeAround(first: number, last: number, count: number): Range {
  const [start, end] = [first - OVERSCAN, last + 1 + OVERSCAN];
  return { start: Math.max(0, start), end: Math.min(count, end), count };
}

/** Whether so few rows are left beyond the view that others belong in the document, or so many. */
export function isRangeDue({ start, end, count }: Layout, first: number, last: number): boolean {
  const wanted = rangeAround(first, last, count);
  const most = OVERSCAN / 2;
  const isShort = (start > 0 && first - start < most) || (end < count && end - last <= most);
  return isShort || wanted.start - start > most || end - wanted.end > most;
}
