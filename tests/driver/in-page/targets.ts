/** Runs in the judged page: finds the elements that a step is about. */
import type { Place } from '../judged-window.ts';
import { COLUMNS, type Column } from '../table.ts';
import { seenText } from './seen.ts';
import { bodyRows, CELLS, heads, placedRows, theTable } from './table.ts';
import { saying } from './view.ts';

/** Elements that a step is about; of rows and cells the rendered ones. */
export type Target =
  | { readonly what: 'table' | 'headers' | 'rows' | 'last row' }
  /** @property place in the list, from 0 */
  | { readonly what: 'row'; readonly place: number }
  | { readonly what: 'header'; readonly column: Column }
  /** The cells of a column, or the first one of them that has a form. */
  | { readonly what: 'cells'; readonly column: Column; readonly form?: RegExp }
  | { readonly what: 'text'; readonly text: string };

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
    case 'header':
      return heads().filter((head) => seenText(head).startsWith(target.column));
    case 'cells': {
      const nth = COLUMNS.indexOf(target.column);
      const cells = bodyRows().flatMap((row) => [...row.querySelectorAll(CELLS)][nth] ?? []);
      const { form } = target;
      return form ? cells.filter((cell) => form.test(seenText(cell))).slice(0, 1) : cells;
    }
    case 'text':
      return saying(target.text);
  }
}

/** Positions of a target in the window, for a reader who looks for one where nothing covers it. */
const BLOCKS = ['nearest', 'center', 'end', 'start'] as const;
/** How far from a corner of a target, in px, a click may be if the corner is rounded. */
const MAX_INSET = 16;

/** A point in an element that nothing covers, as near as possible to `from`; in the window's px. */
function freePoint(element: Element, from?: Place): Place | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = from ?? { x: width / 2, y: height / 2 };
  for (let inset = 0; inset <= (from ? MAX_INSET : 0); inset += 2) {
    const point = {
      x: left + x + (x < width / 2 ? inset : -inset),
      y: top + y + (y < height / 2 ? inset : -inset),
    };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/**
 * Scrolls the only element of a target to where nothing covers it, and returns a point to click in it.
 *
 * @param from the point in px from the element's left and top; by default its middle
 * @returns the point in px from the window's left and top, or the markup of what covers the target
 * @throws Error if there is not exactly one element
 */
export function clickablePoint(target: Target, from?: Place): Place | { coveredBy: string } {
  const elements = elementsOf(target);
  const [element] = elements;
  const sought = Object.values(target).join(' ');
  if (!element || elements.length > 1)
    throw new Error(`${elements.length} elements instead of one: ${sought}`);
  for (const block of BLOCKS) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const point = freePoint(element, from);
    if (point) return point;
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return { coveredBy: hit?.outerHTML.slice(0, 80) ?? 'the edge of the window' };
}

/** The width and height in px of the header cell of a column. */
export function sizeOfHeader(column: Column): { width: number; height: number } {
  const [head] = elementsOf({ what: 'header', column });
  if (!head) throw new Error(`The page has no header cell of ${column}`);
  const { width, height } = head.getBoundingClientRect();
  return { width, height };
}
