/**
 * What each event does to the layout (B2, B3): a function takes what the event finds and the view before
 * it, and returns the layout with other spacers. Kept in place, the first row in view stays where it is on
 * the screen; with room, the space above is as high as the rows above the document's need. Nothing else moves
 * the rows in view: `page.css` switches the browser's scroll anchoring off.
 *
 * | event                                               | kept in place | makes room | page scrolls |
 * | --------------------------------------------------- | ------------- | ---------- | ------------ |
 * | a load at rest: `afterRender`                       | yes           | yes        | yes          |
 * | another range, a load in a scroll: `afterRender`    | yes           |            |              |
 * | a sort: `afterRender`                               |               | yes        |              |
 * | a scroll: `afterScroll`                             |               |            |              |
 * | the end of a scroll: `afterScrollEnd`               |               | yes        | yes          |
 * | a resize: `afterResize`                             | yes           | yes        | yes          |
 * | a reflow: `afterReflow`                             | yes           |            | yes          |
 * | any that reaches the list's top                     |               | yes        |              |
 */
import { bottomOf, heightOf, type Layout, offsetOf, sameOffset } from './layout.ts';

/** All rows of a list, identified by their ids. */
export type Rows = readonly { readonly id: string }[];

/** The view after the last event. */
export interface View {
  readonly rows: Rows;
  readonly layout: Layout;
  /** Offset of the view's upper edge, in px. */
  readonly top: number;
  /** Index of the first row in view. */
  readonly first: number;
}

/** What an event finds. */
export interface Found extends Omit<View, 'first'> {
  /** Whether the reader is scrolling. */
  readonly isScrolling: boolean;
}

export interface Adjustment {
  readonly layout: Layout;
  /** How far down the page scrolls, in px. */
  readonly scroll: number;
}

/** Handles an event: what it finds, and the view before it. */
export type RowEvent = (found: Found, view: View) => Adjustment;

/** Differences up to this, in px, come from rounding. */
const ROUNDING = 0.1;

/**
 * Where a load has moved a row.
 *
 * @param index its index in `oldRows`
 * @returns its index in `rows`; `undefined` after a change that no load makes
 */
export function indexAfterLoad(oldRows: Rows, rows: Rows, index: number): number | undefined {
  if (oldRows === rows) return index;
  const growth = rows.length - oldRows.length;
  const candidates = rows.slice(index, index + growth + 1);
  const shift = candidates.findIndex(({ id }) => id === oldRows[index]?.id);
  return growth > 0 && shift >= 0 ? index + shift : undefined;
}

/** The heights of the spacers by the estimate. */
function estimates({ start, end, count, estimatedRowHeight }: Layout) {
  return {
    spaceAbove: start * estimatedRowHeight,
    spaceBelow: (count - end) * estimatedRowHeight,
  };
}

/** Keeps the list's height, plus the estimate for each new row, by the space below the rows. */
function keepHeight(layout: Layout, oldLayout: Layout): Layout {
  const { end, count, estimatedRowHeight } = layout;
  if (end === count) return { ...layout, spaceBelow: 0 };
  const growth = Math.max(0, count - oldLayout.count) * estimatedRowHeight;
  const rest = heightOf(oldLayout) + growth - bottomOf(layout);
  return { ...layout, spaceBelow: Math.max(estimates(layout).spaceBelow, rest) };
}

/** Puts row `index` where the first row in view was. The space above may become negative. */
function keepInPlace(layout: Layout, { layout: oldLayout, first }: View, index: number): Layout {
  const moved = offsetOf(layout, index) - offsetOf(oldLayout, first);
  return keepHeight({ ...layout, spaceAbove: layout.spaceAbove - moved }, oldLayout);
}

/** Makes the space above at least as high as estimated, and 0 px high above the first row. */
function makeRoom(layout: Layout): Layout {
  const { start, spaceAbove } = layout;
  const missing = estimates(layout).spaceAbove - spaceAbove;
  if (start > 0 ? missing < ROUNDING : missing === 0) return layout;
  // Browsers scroll by whole px.
  const room = start > 0 ? spaceAbove + Math.ceil(missing) : 0;
  return keepHeight({ ...layout, spaceAbove: room }, layout);
}

/** What an event does; at the list's top the first row is right below the headers at once. */
export function adjust(event: RowEvent, found: Found, view: View): Adjustment {
  const { layout, scroll } = event(found, view);
  return { layout: found.top + scroll < 1 ? makeRoom(layout) : layout, scroll };
}

/** After a render: a load, a sort, or another range of the same list in the document. */
export const afterRender: RowEvent = ({ rows, layout, isScrolling }, view) => {
  const index = indexAfterLoad(view.rows, rows, view.first);
  if (index === undefined) return { layout: layoutAfterSort(layout, view.layout), scroll: 0 };
  const kept = keepInPlace(layout, view, index);
  const isLoadAtRest = rows !== view.rows && !isScrolling;
  return isLoadAtRest ? withRoom(kept) : { layout: kept, scroll: 0 };
};

/** The list keeps its height, or the browser would scroll. */
function layoutAfterSort(layout: Layout, oldLayout: Layout): Layout {
  const { start, end, count, edges } = layout;
  if (start === 0) return keepHeight({ ...layout, spaceAbove: 0 }, oldLayout);
  const rest = end === count ? heightOf(oldLayout) - (edges.at(-1) as number) : 0;
  const spaceAbove = Math.max(layout.spaceAbove, estimates(layout).spaceAbove, rest);
  return keepHeight({ ...layout, spaceAbove }, oldLayout);
}

export const afterScroll: RowEvent = ({ layout }) => ({ layout, scroll: 0 });

export const afterScrollEnd: RowEvent = ({ layout }) => withRoom(layout);

/** Makes room, and scrolls the page as far as that moves the rows. */
function withRoom(layout: Layout): Adjustment {
  const roomy = makeRoom(layout);
  return { layout: roomy, scroll: roomy.spaceAbove - layout.spaceAbove };
}

/** Whether a row in the document has another height. */
function isReflowed({ layout: { edges } }: Found, { layout: { edges: oldEdges } }: View): boolean {
  return edges.some((edge, nth) => Math.abs(edge - (oldEdges[nth] as number)) >= ROUNDING);
}

/** Each row outside the document has its estimated height again, unless no row's height has changed. */
export const afterResize: RowEvent = (found, view) => {
  const layout = isReflowed(found, view)
    ? { ...found.layout, ...estimates(found.layout) }
    : found.layout;
  return afterReflow({ ...found, layout }, view);
};

/** The spacers stay: a change of the content's size within a `ResizeObserver` would be an error. */
export const afterReflow: RowEvent = (found, view) => {
  const { layout, top } = found;
  if (!isReflowed(found, view)) return { layout, scroll: 0 };
  return { layout, scroll: sameOffset(view.layout, layout, view.first, view.top) - top };
};
