/** The layout of a list: the rows in the document, and two spacers in place of the others (B2). */

/** Rows kept in the document on each side of the view: a load and a half. */
export const OVERSCAN = 30;

/** The rows in the document: from `start` up to, not including, `end`, of a list of `count`. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** The rows in the document between their two spacers. All px are those of the screen. */
export interface Layout extends Range {
  /** The top of each row and, last, the bottom of the last one, in px from the top of the first. */
  readonly edges: readonly number[];
  /** Height in px of the spacer above; if negative, the rows begin that far above the list's top. */
  readonly spaceAbove: number;
  /** Height in px of the spacer below. */
  readonly spaceBelow: number;
  /** How many of these px one px of a style is. */
  readonly zoom: number;
  /** Height in px that each row outside the document is expected to have. */
  readonly estimatedRowHeight: number;
}

/** Offset in px of the bottom of the last row in the document. */
export function bottomOf({ spaceAbove, edges }: Layout): number {
  return spaceAbove + (edges.at(-1) as number);
}

/** Height of the whole list, in px. */
export function heightOf(layout: Layout): number {
  return bottomOf(layout) + layout.spaceBelow;
}

/**
 * Offset in px of the top of row `index`, from the top of the list; for `count`, of its end. Rows
 * outside the document share the height of their spacer evenly.
 */
export function offsetOf(layout: Layout, index: number): number {
  const { start, end, count, edges, spaceAbove, spaceBelow } = layout;
  if (index < start) return Math.min(spaceAbove, (spaceAbove * index) / start);
  const at = Math.min(index, count);
  if (at <= end) return spaceAbove + (edges[at - start] as number);
  return bottomOf(layout) + (spaceBelow * (at - end)) / (count - end);
}

/** The index of the row at an offset in px, clamped to the list. */
export function indexAt(layout: Layout, offset: number): number {
  let [first, last] = [0, layout.count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (offsetOf(layout, middle) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The offset in `next` of the point of row `index` that is at `offset` in `previous`, both in px. */
export function sameOffset(previous: Layout, next: Layout, index: number, offset: number): number {
  const [top, bottom] = [offsetOf(previous, index), offsetOf(previous, index + 1)];
  const fraction = bottom > top ? (offset - top) / (bottom - top) : 0;
  const nextTop = offsetOf(next, index);
  return nextTop + fraction * (offsetOf(next, index + 1) - nextTop);
}

/** The rows to render when rows `first` to `last`, of `count`, are in view. */
export function rangeAround(first: number, last: number, count: number): Range {
  const [start, end] = [first - OVERSCAN, last + 1 + OVERSCAN];
  return { start: Math.max(0, start), end: Math.min(count, end), count };
}

/** The range after a load: longer, so that rows that have moved down stay rendered. */
export function extendRange(range: Range, count: number): Range {
  const added = Math.max(0, Math.min(count - range.count, 2 * OVERSCAN));
  const end = Math.min(count, range.end + added);
  return { start: Math.max(0, Math.min(range.start, end - (range.end - range.start))), end, count };
}

/** Whether the range has too little or too much overscan, with `first` to `last` in view. */
export function isRangeDue({ start, end, count }: Layout, first: number, last: number): boolean {
  const wanted = rangeAround(first, last, count);
  const half = OVERSCAN / 2;
  const isShort = (start > 0 && first - start < half) || (end < count && end - last <= half);
  return isShort || wanted.start - start > half || end - wanted.end > half;
}
