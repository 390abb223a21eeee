/** Runs in the judged page: whether the user can read the values in view. */
import { bodyRows, bottomOfHeads, CELLS, heads } from './table.ts';

/** Smallest readable font size, in px, and smallest width of several words, in em. */
const MIN_FONT = 12;
const MIN_WIDTH = 3;

function rowsInView(): Element[] {
  const top = bottomOfHeads();
  return bodyRows().filter((row) => {
    const edges = row.getBoundingClientRect();
    return edges.bottom > top && edges.top < document.documentElement.clientHeight;
  });
}

/** The number of values in each row in view that start where their headers do. */
export function valuesUnderHeaders(): number[] {
  const starts = heads().map((head) => head.getBoundingClientRect().left);
  return rowsInView().map((row) => {
    const cells = [...row.querySelectorAll(CELLS)];
    return cells.filter((cell, nth) => {
      const { left } = cell.getBoundingClientRect();
      return Math.abs(left - (starts[nth] ?? Number.NaN)) < 1;
    }).length;
  });
}

/** The boxes of an element's words, without spaces, which may hang beyond the end of a line. */
function wordsOf(element: Element): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      rects.push(...range.getClientRects());
    }
  }
  return rects;
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isHit = (cell: Element, { left, right, top, bottom }: DOMRect) =>
  cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));

/**
 * The values in view that the user cannot read in full, each with the reason: missing, cut off by the
 * window or by its cell, below another element, overlapping another value, too small, or too narrow.
 */
export function unreadable(): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const top = bottomOfHeads();
  const rows = rowsInView();
  const faults = rows.length === 0 ? ['no row is in view'] : [];
  for (const row of rows) {
    const cells = row.querySelectorAll(CELLS);
    if (cells.length !== 4) faults.push(`${row.textContent}: ${cells.length} values`);
    const earlier: DOMRect[] = [];
    for (const cell of cells) {
      const words = wordsOf(cell);
      const inView = words.filter((word) => word.top >= top && word.bottom <= clientHeight);
      const { fontSize, paddingLeft } = getComputedStyle(cell);
      const letter = Number.parseFloat(fontSize);
      const width = cell.clientWidth - Number.parseFloat(paddingLeft) * 2;
      const reasons = {
        isMissing: words.length === 0,
        isCut: inView.some((word) => word.left < 0 || word.right > clientWidth),
        isClipped: cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight,
        isCovered: inView.some((word) => !isHit(cell, word)),
        isOverlapped: inView.some((word) => earlier.some((other) => overlap(word, other))),
        isTiny: letter < MIN_FONT,
        isSqueezed: words.length > 1 && width < MIN_WIDTH * letter,
      };
      earlier.push(...inView);
      for (const [reason, holds] of Object.entries(reasons))
        if (holds) faults.push(`${cell.textContent}: ${reason}`);
    }
  }
  return faults;
}
