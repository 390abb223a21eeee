/** Rows kept in the document on each side of the view: a load and a half. */
export const OVERSCAN = 30;

/** The rows in the document: those from `start` up to, not including, `end`. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
  /**
   * Height in px that stands for the rows before `start`; 0 where there are none. While the reader
   * scrolls it may be less: by so much the rows then stand above where the list begins.
   */
  readonly before: number;
  /** Height in px that stands for the rows from `end` on; 0 where there are none. */
  readonly after: number;
}

/** Where the rows of a list stand, in px from the top of the first one. */
export interface Layout {
  /** The first row in the document. */
  readonly start: number;
  /** The top of each row in the document and, last, the bottom of the last one. */
  readonly edges: readonly number[];
  /** Number of all rows, and their height. */
  readonly count: number;
  readonly total: number;
}

/** The first and the last of the rows in view. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

function topOf({ edges }: Layout): number {
  return edges[0] as number;
}

function bottomOf({ edges }: Layout): number {
  return edges.at(-1) as number;
}

/** Height in px of the rows in the document together. */
export function heightOf(layout: Layout): number {
  return bottomOf(layout) - topOf(layout);
}

function endOf({ start, edges }: Layout): number {
  return start + edges.length - 1;
}

/**
 * Where a row begins; for `count`, where the last one ends. Rows that are not in the document share
 * the height that stands for them evenly.
 */
export function offsetOf(layout: Layout, index: number): number {
  const { start, edges, count, total } = layout;
  // Where there is less than no room for them, they are all where the next ones begin.
  if (index < start) return Math.min(topOf(layout), (topOf(layout) * index) / start);
  const [at, end] = [Math.min(index, count), endOf(layout)];
  if (at <= end) return edges[at - start] as number;
  return bottomOf(layout) + ((total - bottomOf(layout)) * (at - end)) / (count - end);
}

/** The row at an offset, the first or the last one beyond their ends: the inverse of `offsetOf`. */
export function indexAt(layout: Layout, offset: number): number {
  let [first, last] = [0, layout.count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (offsetOf(layout, middle) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The share of a row's height that is above an offset: from 0, at its top, to 1. */
export function shareAbove(layout: Layout, index: number, offset: number): number {
  const top = offsetOf(layout, index);
  const height = offsetOf(layout, index + 1) - top;
  return height > 0 ? (offset - top) / height : 0;
}

/** The offset that has a share of a row's height above it: the inverse of `shareAbove`. */
export function throughRow(layout: Layout, index: number, share: number): number {
  const top = offsetOf(layout, index);
  return top + share * (offsetOf(layout, index + 1) - top);
}

/** The rows that show between two offsets. */
export function spanOf(layout: Layout, { top, bottom }: { top: number; bottom: number }): Span {
  return { first: indexAt(layout, top), last: indexAt(layout, bottom) };
}

/** A list of which no row is in the document yet. */
export function layoutOf(count: number, rowHeight: number): Layout {
  return { start: 0, edges: [0], count, total: count * rowHeight };
}

/** The rows to have in the document for those in view, of a list of `count`. */
export function rangeAround({ first, last }: Span, count: number) {
  return { start: Math.max(0, first - OVERSCAN), end: Math.min(count, last + 1 + OVERSCAN) };
}

/** The window that the rows in view need. */
export function windowFor(layout: Layout, span: Span): RowWindow {
  const { start, end } = rangeAround(span, layout.count);
  const before = offsetOf(layout, start);
  return { start, end, before, after: layout.total - offsetOf(layout, end) };
}

/** Whether the view has come so near to the end of the rows in the document that more are due. */
export function isShort(layout: Layout, { first, last }: Span): boolean {
  const isShortAbove = layout.start > 0 && first - layout.start < OVERSCAN / 2;
  return isShortAbove || (endOf(layout) < layout.count && endOf(layout) - last <= OVERSCAN / 2);
}
