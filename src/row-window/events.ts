/**
 * Where the rows in the document go when the list, the view or the window changes (B3). A layout that
 * is returned differs from the one given by its spacers alone.
 */
import { bottomOf, heightOf, type Layout, OVERSCAN, offsetOf, type Range } from './layout.ts';

/** All rows of a list, each known by its id. */
export type Rows = readonly { readonly id: string }[];

/** Differences up to this, in px, come from rounding. */
const ROUNDING = 0.1;

/**
 * The least height in px for each row outside the document: that of one line, or an even share of
 * half the page where the rows together would be higher than browsers can lay out (B2).
 */
export function share(rowHeight: number, highest: number, count: number): number {
  const most = highest / 2 / count;
  return Math.min(rowHeight, Math.floor(most) || most);
}

/**
 * Where a load has moved a row.
 *
 * @param index its place in `before`
 * @returns `undefined` unless the list has grown and still has the row in that place or below
 */
export function movedTo(before: Rows, after: Rows, index: number): number | undefined {
  if (before === after) return index;
  const growth = after.length - before.length;
  const places = after.slice(index, index + growth + 1);
  const moved = places.findIndex(({ id }) => id === before[index]?.id);
  return growth > 0 && moved >= 0 ? index + moved : undefined;
}

/** The range in a list that now has `count` rows: those that a load moved down are still in it. */
export function follow(range: Range, count: number): Range {
  const added = Math.max(0, Math.min(count - range.count, 2 * OVERSCAN));
  const end = Math.min(count, range.end + added);
  return { start: Math.max(0, Math.min(range.start, end - (range.end - range.start))), end, count };
}

/** With what is left of the list's height, and a share for each row that came, after the rows. */
function fill(layout: Layout, was: Layout): Layout {
  const { end, count, least } = layout;
  const rest = heightOf(was) + Math.max(0, count - was.count) * least - bottomOf(layout);
  return { ...layout, after: end < count ? Math.max((count - end) * least, rest) : 0 };
}

/**
 * Holds a row where it was: row `to`, which was row `from`. There may be less than no height before
 * the rows, as holding a row never scrolls.
 */
export function hold(layout: Layout, was: Layout, from: number, to: number): Layout {
  const before = layout.before + offsetOf(was, from) - offsetOf(layout, to);
  return fill({ ...layout, before }, was);
}

/**
 * Gives each row before those in the document its share at least, and no row more where the page comes
 * near the height that browsers can lay out. The page is to scroll by the difference of `before`.
 */
export function correct(layout: Layout): Layout {
  const { start, end, count, before, least, highest } = layout;
  const isTooHigh = heightOf(layout) > (highest * 3) / 4;
  const missing = start * least - before;
  if (!isTooHigh && (start > 0 ? missing < ROUNDING : missing === 0)) return layout;
  // Browsers scroll by whole px.
  const corrected = { ...layout, before: before + (start > 0 ? Math.ceil(missing) : missing) };
  return isTooHigh ? { ...corrected, after: (count - end) * least } : fill(corrected, layout);
}

/** After a sort: every row before has its share, and the list its height, so that the offset stays. */
export function sorted(layout: Layout, was: Layout): Layout {
  const { start, end, count, before, edges, least } = layout;
  const rest = end === count ? heightOf(was) - (edges.at(-1) as number) : 0;
  return fill({ ...layout, before: start && Math.max(before, start * least, rest) }, was);
}

/** Where the rows themselves have changed their height: every other row has its share. */
export function resized(layout: Layout): Layout {
  const { start, end, count, least } = layout;
  return { ...layout, before: start * least, after: (count - end) * least };
}

/** Whether the rows have the heights that they had. */
export function isUnchanged(was: Layout, { edges }: Layout): boolean {
  return edges.every((edge, nth) => Math.abs(edge - (was.edges[nth] as number)) < ROUNDING);
}
