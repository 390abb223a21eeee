/** Reads where the rows in the document are, and is the only writer of the spacers' heights. */

import { share } from './events.ts';
import type { Layout, Range } from './layout.ts';

/** The element that holds a spacer, the rows in the document, and a spacer. */
type Body = HTMLTableSectionElement;

/** Height that browsers can lay out, in px of the screen: Firefox 17.9 million, Chromium 33.5. */
const HIGHEST_ON_SCREEN = 16_000_000;

/** Reads the layout of the rows in the document, between the spacers as they were written last. */
export function readLayout(body: Body, range: Range, { before, after }: Layout): Layout {
  // A row of one line: as the style sheet says; without one, as high as the first in the document.
  const given = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row-height'));
  const rowHeight = given || (body.rows[1] as HTMLElement).offsetHeight || 1;
  const highest = HIGHEST_ON_SCREEN / Math.max(1, window.devicePixelRatio);
  // From the first row, not from the body: far from the window's top, browsers round rectangles.
  const tops = [...body.rows].slice(1).map((row) => row.getBoundingClientRect().top);
  const edges = tops.map((top) => top - (tops[0] as number));
  return { ...range, edges, before, after, least: share(rowHeight, highest, range.count), highest };
}

/**
 * Reads what is in view below the headers, in px from the top of the list.
 *
 * @param windowHeight the window's height, in px
 */
export function readView(
  body: Body,
  { before }: Layout,
  windowHeight: number,
): { top: number; bottom: number } {
  // The last header: in a narrow window they are below one another.
  const head = (body.parentElement as HTMLElement).querySelector('th:last-child') as HTMLElement;
  const listTop = (body.rows[1] as HTMLElement).getBoundingClientRect().top - before;
  return {
    top: Math.max(0, head.getBoundingClientRect().bottom) - listTop,
    bottom: windowHeight - listTop,
  };
}

/** Gives the spacers their heights, and moves the rows up if there is less than none before them. */
export function writeSpacers(body: Body, { before, after }: Layout): void {
  const [first, last] = [body.firstElementChild, body.lastElementChild] as [Element, Element];
  (first as HTMLElement).style.height = `${Math.max(0, before)}px`;
  (last as HTMLElement).style.height = `${after}px`;
  body.style.top = `${Math.min(0, before)}px`;
}
