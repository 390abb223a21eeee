/** Runs in the judged page: finds the elements that a step is about. */
import type { Place } from '../judged-window.ts';
import { COLUMNS, type Column } from '../table.ts';
import { boxOf, hitsAt, isSeenText, middleOf, seenText } from './seen.ts';
import { bodyRows, cellsOf, heads, placedRows, theTable } from './table.ts';
import { saying } from './view.ts';

/** Elements that a step is about; of rows and cells the rendered ones. */
export type Target =
  | { readonly what: 'table' | 'headers' | 'rows' | 'last row' }
  /** @property place in the list, from 0 */
  | { readonly what: 'row'; readonly place: number }
  | { readonly what: 'cell'; readonly place: number; readonly column: Column }
  | { readonly what: 'header'; readonly column: Column }
  | { readonly what: 'cells'; readonly column: Column }
  | { readonly what: 'text'; readonly text: string };

const cellOf = (row: Element, column: Column) => cellsOf(row)[COLUMNS.indexOf(column)] ?? [];

/** The elements of a target in the order of the document. */
export function elementsOf(target: Target): Element[] {
  switch (target.what) {
    case 'table':
      return [theTable()];
    case 'headers':
      return heads();
    case 'rows':
      return bodyRows();
    case 'last row':
      return bodyRows().slice(-1);
    case 'row':
      return placedRows()
        .filter(({ place }) => place === target.place)
        .map(({ row }) => row);
    case 'cell':
      return placedRows()
        .filter(({ place }) => place === target.place)
        .flatMap(({ row }) => cellOf(row, target.column));
    case 'header':
      return heads().filter((head) => seenText(head).startsWith(target.column));
    case 'cells':
      return bodyRows().flatMap((row) => cellOf(row, target.column));
    case 'text':
      return saying(target.text);
  }
}

/** Positions of a target in the window, for a reader who looks for one where nothing covers it. */
const BLOCKS = ['nearest', 'center', 'end', 'start'] as const;
/** How far from the edges of a target a click may be, in px: its corner may be rounded. */
const INSETS = [3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** A place in a target to click. */
export type ClickPlace = 'middle' | 'bottom right corner' | 'marker';

/** Right before the end of the last text in an element, such as the marker in a header. */
function endOfText(element: Element): Place {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (isSeenText(text, text.parentElement as Element)) range.selectNodeContents(text);
  }
  const { right, top, bottom } = range.getBoundingClientRect();
  return { x: right - INSETS[0], y: (top + bottom) / 2 };
}

/** The points at a place of an element, in the window's px. */
function pointsAt(element: Element, place: ClickPlace): Place[] {
  if (place === 'middle') return [middleOf(element)];
  if (place === 'marker') return [endOfText(element)];
  const { right, bottom } = boxOf(element);
  return INSETS.map((inset) => ({ x: right - inset, y: bottom - inset }));
}

/** The first point at a place of an element that nothing covers. */
function freePoint(element: Element, place: ClickPlace): Place | undefined {
  return pointsAt(element, place).find(
    ({ x, y }) =>
      element.contains(document.elementFromPoint(x, y)) ||
      // What lets the pointer through is not covered: a click there has no effect.
      element.contains(hitsAt({ x, y })[0] ?? null),
  );
}

/**
 * Scrolls the only element of a target to where nothing covers it, and returns a point to click in it.
 *
 * @returns the point in px from the window's left and top, or the markup of what covers the target
 * @throws Error if there is not exactly one element
 */
export function clickablePoint(
  target: Target,
  place: ClickPlace = 'middle',
): Place | { coveredBy: string } {
  const elements = elementsOf(target);
  const [element] = elements;
  const sought = Object.values(target).join(' ');
  if (!element || elements.length > 1)
    throw new Error(`${elements.length} elements instead of one: ${sought}`);
  for (const block of BLOCKS) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const point = freePoint(element, place);
    if (point) return point;
  }
  const { x, y } = middleOf(element);
  const hit = document.elementFromPoint(x, y);
  return { coveredBy: hit?.outerHTML.slice(0, 80) ?? 'the edge of the window' };
}
