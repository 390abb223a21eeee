/**
 * Keeps the page as low as browsers can lay it out (B2). Where its rows are higher together, those
 * outside the document have an even share of half the page instead of their height, and the scroll
 * bar tells the place of a row in the list instead of its offset.
 */
import { heightOf, type Layout, type RowWindow } from './rowWindow.ts';

/** Height that browsers can lay out, in px of the screen: Firefox 17.9 million, Chromium 33.5. */
const HIGHEST_ON_SCREEN = 16_000_000;

/** What rows outside the document are given. */
export interface Heights {
  /** Height in px of a row that was never in the document. */
  readonly rowHeight: number;
  /** Height in px that the page can have. */
  readonly highest: number;
}

/** The height in px that the page can have where each px takes `pixelRatio` px of the screen. */
export function highestAt(pixelRatio: number): number {
  return HIGHEST_ON_SCREEN / Math.max(1, pixelRatio);
}

/** The least room in px for a row outside the document, of a list of `count`. */
export function leastRoom({ rowHeight, highest }: Heights, count: number): number {
  const share = highest / 2 / count;
  // Whole px, as browsers scroll.
  return Math.min(rowHeight, Math.floor(share) || share);
}

/** The height in px that most rows in the document have at the least; 0 where there are none. */
function heightOfMost({ edges }: Layout): number {
  const heights = edges.slice(1).map((edge, nth) => edge - (edges[nth] as number));
  return heights.sort((a, b) => b - a)[Math.floor(heights.length / 2)] ?? 0;
}

/**
 * The window with the room that the page has for it: as it is while that is well, else with as much
 * for each row as most in the document take, or with its share. The page has too little room left at
 * three quarters of its height, and so have the rows before the view at half of their share; in
 * mid-scroll, which this would stop, only at the very end of it.
 *
 * @param layout where the rows in the document stand; of all rows only the number counts
 */
export function fit(
  rowWindow: RowWindow,
  layout: Layout,
  { isUnderWay, rowHeight, highest }: Heights & { readonly isUnderWay: boolean },
): RowWindow {
  const { start, end, before, after } = rowWindow;
  const { count } = layout;
  const height = Math.max(rowHeight, heightOfMost(layout));
  const room = leastRoom({ rowHeight: height, highest }, count);
  const total = before + heightOf(layout) + after;
  const isTooHigh = total > highest * (isUnderWay ? 1 : 3 / 4);
  const isShared = room < height;
  const isTooLow = !isUnderWay && isShared && before < (start * room) / 2;
  if (!isTooHigh && !isTooLow) return rowWindow;
  // By whole px, as browsers scroll, lest the rows in view move by less.
  const made = Math.round(start * room - before);
  const fitted = { start, end, before: before + made, after: (count - end) * room };
  // Where the rows in the document alone are too high there is no more to give.
  return fitted.before === before && fitted.after === after ? rowWindow : fitted;
}
