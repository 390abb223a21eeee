/** Runs in the judged page: its layout and the texts on the screen. */
import { firstInView, gapsBetween, ROUNDING } from '../view.ts';
import { boxOf, collapsed, isDisplayed, seenText, styledPart } from './seen.ts';
import {
  bodyRows,
  bottomOfHeads,
  CELLS,
  cellTexts,
  heads,
  placedRows,
  rowCount,
  tables,
} from './table.ts';

/** The page's layout in px. */
export type Geometry = ReturnType<typeof geometry>;

/** The scroll offset, and the heights of the view, of the page and of the table, in px. */
export function geometry() {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const [table] = tables();
  return { scrollTop, clientHeight, scrollHeight, tableHeight: table ? boxOf(table).height : 0 };
}

/** The layout, the number of rows, and whether a load is shown. */
export const sizes = () => ({
  ...geometry(),
  rows: rowCount(),
  isLoading: countOf('Is loading...') + countOf('Loading...') > 0,
});

/**
 * The layout, the rendered rows, the first one in view with the height in px of the list above it, and the parts of the
 * view that lack rows of the list.
 */
export function readView() {
  const origin = bottomOfHeads();
  const boxes = placedRows().map(({ place, row }) => {
    const { top, bottom } = boxOf(row);
    const text = cellTexts(row).join(' | ');
    return { place, text, top: top - origin, bottom: bottom - origin };
  });
  const first = firstInView(boxes);
  const table = tables()[0] as Element;
  const body = table.querySelector('tbody, [role=rowgroup]:last-child') ?? table;
  return {
    ...geometry(),
    origin,
    boxes,
    first: first && { ...first, space: first.top - (boxOf(body).top - origin) },
    gaps: gapsBetween(boxes, document.documentElement.clientHeight - origin, rowCount()),
  };
}

/** Scrolls to the right; returns how far that was possible, in px. */
export function scrollSideways(): number {
  window.scrollBy(1_000, 0);
  return window.scrollX;
}

/** The height in px of a row with one letter in each cell. */
function lowestHeight(): number {
  const row = bodyRows().at(-1) as Element;
  const low = row.cloneNode(true) as Element;
  for (const cell of low.querySelectorAll(CELLS)) cell.textContent = 'x';
  row.after(low);
  const { height } = boxOf(low);
  low.remove();
  return height;
}

/**
 * The range of the height in px of `count` rows above the view: from rows with one letter in each cell to
 * rows about as tall as the tallest rendered one.
 */
export function spaceFor(count: number): { least: number; most: number } {
  // A row above may be a little taller than any rendered one.
  const highest = Math.max(...bodyRows().map((row) => boxOf(row).height)) * 1.05;
  return { least: count * lowestHeight() - ROUNDING, most: count * highest + ROUNDING };
}

/** The innermost elements in `#root` in which a reader sees exactly `text`. */
export function saying(text: string): Element[] {
  const says = (element: Element) =>
    collapsed(element.textContent ?? '').includes(text) &&
    !element.querySelector(CELLS) &&
    seenText(element) === text;
  return [...document.querySelectorAll('#root *')].filter(
    (element) => says(element) && ![...element.children].some(says),
  );
}

/**
 * The texts around rows, headers, loader and line, those of style sheets at the end, without the numbers in them: a
 * number of contacts, for example, may change.
 */
export function textAround(): string {
  const texts = [...saying('Is loading...'), ...saying('Loading...')];
  const known = new Set([...bodyRows(), ...heads(), ...texts]);
  // Leaves out what is in them, of which there may be thousands.
  const around = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    known.has(node as Element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const styled: string[] = [];
  while (around.nextNode()) {
    const element = around.currentNode as Element;
    if (isDisplayed(element)) styled.push(styledPart(element));
  }
  return collapsed(`${seenText(document.body, known)} ${styled.join(' ')}`).replace(/\d+/g, '');
}

/** The number of elements in which a reader sees exactly `text`. */
export const countOf = (text: string) => saying(text).length;

/** Scrolls to `text`, away from bars at the edges; returns whether it was in view or further down. */
export function scrollDownTo(text: string): boolean {
  const [element] = saying(text);
  if (!element || boxOf(element).bottom <= 0) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}
