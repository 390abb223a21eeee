/** Reads the positions of the rows in the document, and is the only writer of the spacers' heights. */
import type { Layout, Range } from './layout.ts';

/** The table body: a spacer, the rendered rows, another spacer. */
type Body = HTMLTableSectionElement;

/** Reads the layout of the rows in the document; the spacers' heights are those written last. */
export function readLayout(body: Body, range: Range, written: Layout): Layout {
  // CSS can zoom the page or a part of it.
  const zoom = body.currentCSSZoom ?? 1;
  // According to the style sheet; without one, the height of the first row in the document.
  const styles = getComputedStyle(document.body);
  const styled = Number.parseFloat(styles.getPropertyValue('--row-height'));
  const estimatedRowHeight = (styled || (body.rows[1] as HTMLElement).offsetHeight || 1) * zoom;
  // Relative to the first row, because browsers round rectangles far from the window's top.
  const tops = [...body.rows].slice(1).map((row) => row.getBoundingClientRect().top);
  const edges = tops.map((top) => top - (tops[0] as number));
  const scale = zoom / written.zoom;
  const [spaceAbove, spaceBelow] = [written.spaceAbove * scale, written.spaceBelow * scale];
  return { ...range, edges, spaceAbove, spaceBelow, zoom, estimatedRowHeight };
}

/** Reads the edges of the view below the headers, in px from the top of the list. */
export function readEdges(body: Body, { spaceAbove }: Layout) {
  // The last header, because in a narrow window they are below one another.
  const head = (body.parentElement as HTMLElement).querySelector('th:last-child') as HTMLElement;
  const listTop = (body.rows[1] as HTMLElement).getBoundingClientRect().top - spaceAbove;
  return {
    top: Math.max(0, head.getBoundingClientRect().bottom) - listTop,
    bottom: document.documentElement.clientHeight - listTop,
  };
}

/** Sets the spacers' heights; a negative space above moves the rows up. */
export function writeSpacers(body: Body, { spaceAbove, spaceBelow, zoom }: Layout): void {
  const [first, last] = [body.firstElementChild, body.lastElementChild] as [Element, Element];
  (first as HTMLElement).style.height = `${Math.max(0, spaceAbove) / zoom}px`;
  (last as HTMLElement).style.height = `${spaceBelow / zoom}px`;
  body.style.top = `${Math.min(0, spaceAbove) / zoom}px`;
}
