/**
 * Where the rows in the document go when the list, the view or the window changes (B3). A layout that
 * is returned differs from the one given by its spacers alone.
 */
import { bottomOf, heightOf, type Layout, OVERSCAN, offsetOf, type Range } from './layout.ts';

/** All rows of a list, each known by its id. */
export type Rows = readonly { readonly id: string }[];

/** Heights in px that decide how high the spacers are. */
export interface Heights {
  /** Of a row of one line. */
  readonly rowHeight: number;
  /** The highest page that browsers can lay out. */
  readonly highest: number;
}

/** Differences up to this, in px, come from rounding. */
const ROUNDING = 0.1;

/**
 * The least height in px for each row outside the document: that of one line, or an even share of
 * half the page where the rows together would be higher than browsers can lay out (B2).
 */
export function share({ rowHeight, highest }: Heights, count: number): number {
  const most = highest / 2 / count;
  return Math.min(rowHeight, Math.floor(most) || most);
}

/**
 * By how many rows a load has moved a row down.
 *
 * @param index its place in `before`
 * @returns `undefined` unless the list has grown and still has the row in that place or below
 */
export function movedBy(before: Rows, after: Rows, index: number): number | undefined {
  if (before === after) return 0;
  const row = before[index];
  const growth = after.length - before.length;
  for (let moved = 0; row && growth > 0 && moved <= growth; moved += 1) {
    if (after[index + moved]?.id === row.id) return moved;
  }
  return undefined;
}

/** The range after a list has changed its length: those that a load moved down are still in it. */
export function follow({ start, end }: Range, before: number, after: number): Range {
  const added = Math.max(0, Math.min(after - before, 2 * OVERSCAN));
  const until = Math.min(after, end + added);
  return { start: Math.max(0, Math.min(start, until - (end - start))), end: until };
}

/** With what is left of the list's height, and a share for each row that came, after the rows. */
function fill(layout: Layout, was: Layout, least: number): Layout {
  const left = layout.count - layout.end;
  const rest = heightOf(was) + Math.max(0, layout.count - was.count) * least - bottomOf(layout);
  return { ...layout, after: left && Math.max(left * least, rest) };
}

/**
 * Holds a row where it was, or `px` further down: row `to`, which was row `from`. There may be less
 * than no height before the rows, as holding a row never scrolls.
 */
export function hold(
  layout: Layout,
  was: Layout,
  { from, to, px, least }: { from: number; to: number; px: number; least: number },
): Layout {
  const before = layout.before + offsetOf(was, from) + px - offsetOf(layout, to);
  return fill({ ...layout, before }, was, least);
}

/**
 * Gives each row before those in the document its share at least, and no row more where the page comes
 * near the height that browsers can lay out. The page is to scroll by the difference of `before`.
 */
export function correct(layout: Layout, heights: Heights): Layout {
  const { start, end, count, before, after } = layout;
  const least = share(heights, count);
  const isTooHigh = heightOf(layout) > (heights.highest * 3) / 4;
  const missing = start * least - before;
  const isRight = start > 0 && !isTooHigh ? missing < ROUNDING : missing === 0;
  if (isRight && !isTooHigh) return layout;
  // Browsers scroll by whole px.
  const added = start === 0 ? missing : Math.ceil(missing);
  const rest = isTooHigh ? 0 : after - added;
  return { ...layout, before: before + added, after: Math.max((count - end) * least, rest) };
}

/** After a sort: every row before has its share, and the list its height, so that the offset stays. */
export function sorted(layout: Layout, was: Layout, least: number): Layout {
  const { start, end, count, before, edges } = layout;
  const rest = end === count ? heightOf(was) - (edges.at(-1) as number) : 0;
  const space = start === 0 ? 0 : Math.max(before, start * least, rest);
  return fill({ ...layout, before: space }, was, least);
}

/** Where the rows themselves have changed their height: every other row has its share. */
export function resized(layout: Layout, least: number): Layout {
  const { start, end, count } = layout;
  return { ...layout, before: start * least, after: (count - end) * least };
}

/** Whether the rows have the heights that they had. */
export function isUnchanged(was: Layout, { edges }: Layout): boolean {
  return edges.every((edge, nth) => Math.abs(edge - (was.edges[nth] as number)) < ROUNDING);
}
