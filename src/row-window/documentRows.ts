/** Reads where the rows in the document are, and is the only writer of the spacers' heights. */
import type { Layout, Range } from './layout.ts';
import type { Heights } from './place.ts';

/** The element that holds a spacer, the rows in the document, and a spacer. */
type Body = HTMLTableSectionElement;

/** Height that browsers can lay out, in px of the screen: Firefox 17.9 million, Chromium 33.5. */
const HIGHEST_ON_SCREEN = 16_000_000;

/**
 * Reads how high a row of one line is, as the style sheet says; without one, as high as the first row
 * in the document. And how high the page can be.
 */
export function readHeights(body: Body): Heights {
  const given = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row-height'));
  return {
    rowHeight: given || body.rows[1]?.offsetHeight || 1,
    highest: HIGHEST_ON_SCREEN / Math.max(1, window.devicePixelRatio),
  };
}

/** Reads the edges of the rows in the document, in px from the top of the first. */
export function readEdges(body: Body): number[] {
  // From the first row, not from the body: far from the window's top, browsers round rectangles.
  const tops = [...body.rows].slice(1).map((row) => row.getBoundingClientRect().top);
  return tops.map((top) => top - (tops[0] as number));
}

/** Reads what is in view below the headers, in px from the top of the list. */
export function readView(body: Body, { before }: Layout): { top: number; bottom: number } {
  // The last header: in a narrow window they are below one another.
  const head = (body.parentElement as HTMLElement).querySelector('th:last-child') as HTMLElement;
  const listTop = (body.rows[1] as HTMLElement).getBoundingClientRect().top - before;
  return {
    top: Math.max(0, head.getBoundingClientRect().bottom) - listTop,
    bottom: document.documentElement.clientHeight - listTop,
  };
}

/** Gives the spacers their heights, and moves the rows up if there is less than none before them. */
export function writeSpacers(body: Body, { before, after }: Omit<Layout, keyof Range>): void {
  const [first, last] = [body.firstElementChild, body.lastElementChild] as [Element, Element];
  (first as HTMLElement).style.height = `${Math.max(0, before)}px`;
  (last as HTMLElement).style.height = `${after}px`;
  body.style.top = `${Math.min(0, before)}px`;
}
