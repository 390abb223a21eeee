/** Reads the positions of the rows in the document, and is the only writer of the spacers' heights. */
import { estimateRowHeight, type Layout, type Range } from './layout.ts';

/** The table body: a spacer, the rendered rows, another spacer. */
type Body = HTMLTableSectionElement;

/** Maximum height of a page in device px; Firefox allows 17.9 million, Chromium 33.5 million. */
const MAX_HEIGHT_ON_SCREEN = 16_000_000;

/** Reads the layout of the rows in the document; the spacers' heights are those written last. */
export function readLayout(body: Body, range: Range, { before, after }: Layout): Layout {
  // One line, according to the style sheet; without one, the height of the first row in the document.
  const styled = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row-height'));
  const lineHeight = styled || (body.rows[1] as HTMLElement).offsetHeight || 1;
  const maxHeight = MAX_HEIGHT_ON_SCREEN / Math.max(1, window.devicePixelRatio);
  const estimatedRowHeight = estimateRowHeight(lineHeight, maxHeight, range.count);
  // Relative to the first row, because browsers round rectangles far from the window's top.
  const tops = [...body.rows].slice(1).map((row) => row.getBoundingClientRect().top);
  const edges = tops.map((top) => top - (tops[0] as number));
  return { ...range, edges, before, after, estimatedRowHeight, maxHeight };
}

/** Reads the edges of the view below the headers, in px from the top of the list. */
export function readEdges(body: Body, { before }: Layout, windowHeight: number) {
  // The last header, because in a narrow window they are below one another.
  const head = (body.parentElement as HTMLElement).querySelector('th:last-child') as HTMLElement;
  const listTop = (body.rows[1] as HTMLElement).getBoundingClientRect().top - before;
  return {
    top: Math.max(0, head.getBoundingClientRect().bottom) - listTop,
    bottom: windowHeight - listTop,
  };
}

/** Sets the spacers' heights; a negative space before the rows moves them up. */
export function writeSpacers(body: Body, { before, after }: Layout): void {
  const [first, last] = [body.firstElementChild, body.lastElementChild] as [Element, Element];
  (first as HTMLElement).style.height = `${Math.max(0, before)}px`;
  (last as HTMLElement).style.height = `${after}px`;
  body.style.top = `${Math.min(0, before)}px`;
}
