/** Runs in the judged page: finds the elements that a step is about. */
import { bodyRows, CELLS, heads, placedRows, theTable } from './table.ts';
import { saying } from './view.ts';

/** Elements that a step is about; of rows and cells the rendered ones. */
export type Target =
  | { readonly what: 'table' | 'headers' | 'rows' | 'last row' }
  /** @property place in the list, from 0 */
  | { readonly what: 'row'; readonly place: number }
  | { readonly what: 'header'; readonly column: string }
  /** @property nth number of the column, from 0 */
  | { readonly what: 'cells'; readonly nth: number; readonly form?: RegExp }
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
      return heads().filter((head) => head.textContent?.trimStart().startsWith(target.column));
    case 'cells': {
      const cells = bodyRows().flatMap((row) =>
        [...row.querySelectorAll(CELLS)].slice(target.nth, target.nth + 1),
      );
      const { form } = target;
      return form ? cells.filter((cell) => form.test(cell.textContent ?? '')).slice(0, 1) : cells;
    }
    case 'text':
      return saying(target.text);
  }
}

/**
 * Scrolls the only element of a target into view, and returns a point to click in it.
 *
 * @param from the point in px from the element's left and top; by default its middle
 * @returns the point in px from the window's left and top
 * @throws Error if there is not exactly one element, or if another element covers the point
 */
export function clickablePoint(
  target: Target,
  from?: { x: number; y: number },
): { x: number; y: number } {
  const elements = elementsOf(target);
  const [element] = elements;
  const name = Object.values(target).join(' ');
  if (!element || elements.length > 1)
    throw new Error(`${elements.length} elements instead of one: ${name}`);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + (from?.x ?? width / 2), y: top + (from?.y ?? height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!element.contains(hit))
    throw new Error(`${name} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  return point;
}

/** The width and height in px of the first element of a target. */
export function sizeOf(target: Target): { width: number; height: number } | undefined {
  const box = elementsOf(target)[0]?.getBoundingClientRect();
  return box && { width: box.width, height: box.height };
}
