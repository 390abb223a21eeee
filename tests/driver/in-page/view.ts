/** Runs in the judged page: its layout and the texts on the screen. */
import { bottomOfHeads, CELLS, cellTexts, placedRows, theTable } from './table.ts';

/** The scroll offset, the height of the view and that of the page, in px. */
export function geometry() {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return { scrollTop, clientHeight, scrollHeight };
}

/** The rendered rows, the lower edge of the view and the top of the list, in px below the headers. */
export function readView() {
  const origin = bottomOfHeads();
  const table = theTable();
  const body = table.querySelector('tbody, [role=rowgroup]:last-child') ?? table;
  return {
    boxes: placedRows().map(({ place, row }) => {
      const { top, bottom } = row.getBoundingClientRect();
      const text = cellTexts(row).join(' | ');
      return { place, text, top: top - origin, bottom: bottom - origin };
    }),
    bottom: document.documentElement.clientHeight - origin,
    bodyTop: body.getBoundingClientRect().top - origin,
  };
}

/** Scrolls to the right; returns how far that was possible, in px. */
export function scrollSideways(): number {
  window.scrollBy(1_000, 0);
  return window.scrollX;
}

/** The height in px of a row with one letter in each cell. */
export function lowestHeight(): number {
  const row = placedRows().at(-1)?.row as Element;
  const low = row.cloneNode(true) as Element;
  for (const cell of low.querySelectorAll(CELLS)) cell.textContent = 'x';
  row.after(low);
  const { height } = low.getBoundingClientRect();
  low.remove();
  return height;
}

/** Whether only a screen reader gets the text of an element: it is in a live region without a size. */
function isForScreenReaders(element: Element): boolean {
  const region = element.closest('[role=status], [aria-live]');
  return region !== null && region.clientWidth <= 1 && region.clientHeight <= 1;
}

/** The text on the screen, except that of the rows. */
export function textAround(): string {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let around = '';
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement as Element;
    if (parent.closest(`script, style, template, ${CELLS}`)) continue;
    if (parent.checkVisibility() && !isForScreenReaders(parent))
      around += texts.currentNode.textContent;
  }
  return around.replace(/\s+/g, ' ').trim();
}

/** The innermost elements in `#root` that show exactly `text` on the screen. */
export function saying(text: string): Element[] {
  const says = ({ textContent }: Element) => textContent?.replace(/\s+/g, ' ').trim() === text;
  return [...document.querySelectorAll('#root *')].filter((element) => {
    if (!says(element) || [...element.children].some(says) || isForScreenReaders(element))
      return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

/** The number of elements that show exactly `text` on the screen. */
export function countOf(text: string): number {
  return saying(text).length;
}
