/**
 * What each event does to the layout (B2, B3): a function takes the layout after the event and the view
 * before it, and returns the layout with other spacers. `newFirst` is the present index of the row that
 * was first in view, `top` the present offset of the view's upper edge, in px. An anchored row stays
 * where it is on the screen; enforced spacers are as high as the rows outside the document need.
 *
 * | event                                  | anchored | enforced | page scrolls |
 * | -------------------------------------- | -------- | -------- | ------------ |
 * | a load at rest: `afterRender`          | yes      | yes      | yes          |
 * | a scroll, a load in it: `afterRender`  | yes      |          |              |
 * | the end of a scroll: `afterScrollEnd`  |          | yes      | yes          |
 * | a sort: `afterSort`                    |          | yes      |              |
 * | a resize: `afterResize`                | yes      | yes      | yes          |
 * | a reflow: `afterReflow`                | yes      |          | yes          |
 * | the list's beginning: `atBeginning`    |          | yes      |              |
 */
import { bottomOf, heightOf, type Layout, offsetOf, sameOffset } from './layout.ts';

/** All rows of a list, identified by their ids. */
export type Rows = readonly { readonly id: string }[];

/** The view after the last event. */
export interface View {
  readonly rows: Rows;
  readonly layout: Layout;
  /** Index of the first row in view. */
  readonly first: number;
  /** Offset of the view's upper edge, in px. */
  readonly top: number;
}

export interface Adjustment {
  readonly layout: Layout;
  /** How far down the page scrolls, in px. */
  readonly scroll: number;
}

/** Differences up to this, in px, come from rounding. */
const ROUNDING = 0.1;

/**
 * Where a load has moved a row.
 *
 * @param index its index in `before`
 * @returns its new index; `undefined` after a change that no load makes
 */
export function movedTo(before: Rows, after: Rows, index: number): number | undefined {
  if (before === after) return index;
  const growth = after.length - before.length;
  const candidates = after.slice(index, index + growth + 1);
  const shift = candidates.findIndex(({ id }) => id === before[index]?.id);
  return growth > 0 && shift >= 0 ? index + shift : undefined;
}

/** The heights of the spacers by the estimate. */
function estimates({ start, end, count, estimatedRowHeight }: Layout) {
  return { before: start * estimatedRowHeight, after: (count - end) * estimatedRowHeight };
}

/** Keeps the list's height, plus the estimate for each new row, by the spacer after the rows. */
function keepHeight(layout: Layout, previous: Layout): Layout {
  const growth = Math.max(0, layout.count - previous.count) * layout.estimatedRowHeight;
  const rest = heightOf(previous) + growth - bottomOf(layout);
  const { after } = estimates(layout);
  return { ...layout, after: after && Math.max(after, rest) };
}

/** Puts row `newFirst` where the first row in view was. The spacer before may become negative. */
export function anchor(
  layout: Layout,
  { layout: previous, first }: View,
  newFirst: number,
): Layout {
  const before = layout.before + offsetOf(previous, first) - offsetOf(layout, newFirst);
  return keepHeight({ ...layout, before }, previous);
}

/** Makes the spacer before at least as high as estimated, and 0 px high before the first row. */
function enforceSpacers(layout: Layout): Layout {
  const { start, before } = layout;
  const missing = estimates(layout).before - before;
  if (start > 0 ? missing < ROUNDING : missing === 0) return layout;
  // Browsers scroll by whole px.
  return keepHeight({ ...layout, before: start && before + Math.ceil(missing) }, layout);
}

/** After a render of `rows`: a load, a sort, or another range of the same rows. */
export function afterRender(layout: Layout, view: View, rows: Rows, isScrolling: boolean) {
  const newFirst = movedTo(view.rows, rows, view.first);
  if (newFirst === undefined) return afterSort(layout, view);
  const isLoadAtRest = rows !== view.rows && !isScrolling;
  const anchored = anchor(layout, view, newFirst);
  return isLoadAtRest ? afterScrollEnd(anchored) : { layout: anchored, scroll: 0 };
}

export function afterScrollEnd(layout: Layout): Adjustment {
  const enforced = enforceSpacers(layout);
  return { layout: enforced, scroll: enforced.before - layout.before };
}

/** The list keeps its height, or the browser would scroll. */
export function afterSort(layout: Layout, { layout: previous }: View): Adjustment {
  const { start, end, count, edges } = layout;
  const rest = end === count ? heightOf(previous) - (edges.at(-1) as number) : 0;
  const before = start && Math.max(layout.before, estimates(layout).before, rest);
  return { layout: keepHeight({ ...layout, before }, previous), scroll: 0 };
}

/** Changes nothing unless a row has another height. */
export function afterResize(layout: Layout, view: View, top: number): Adjustment {
  const { edges } = view.layout;
  const isChanged = (edge: number, nth: number) =>
    Math.abs(edge - (edges[nth] as number)) >= ROUNDING;
  if (!layout.edges.some(isChanged)) return { layout, scroll: 0 };
  return afterReflow({ ...layout, ...estimates(layout) }, view, top);
}

/** The spacers stay: a change of the content's size within a `ResizeObserver` would be an error. */
export function afterReflow(layout: Layout, view: View, top: number): Adjustment {
  return { layout, scroll: sameOffset(view.layout, layout, view.first, view.top) - top };
}

export function atBeginning(layout: Layout, top: number): Adjustment {
  return { layout: top < 1 ? enforceSpacers(layout) : layout, scroll: 0 };
}
