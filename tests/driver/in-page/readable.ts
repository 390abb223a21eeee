/** Runs in the judged page: whether the reader can read its values. */
import { bottomOfHeads, heads, theTable } from './table.ts';

function rowsInView(): Element[] {
  const top = bottomOfHeads();
  return [...theTable().querySelectorAll('tbody tr:not([aria-hidden])')].filter((row) => {
    const edges = row.getBoundingClientRect();
    return edges.bottom > top && edges.top < document.documentElement.clientHeight;
  });
}

/** Of each row in view, how many of its values begin where their headers do. */
export function valuesUnderHeaders(): number[] {
  const starts = heads().map((head) => head.getBoundingClientRect().left);
  return rowsInView().map((row) => {
    const cells = [...row.querySelectorAll('td')];
    return cells.filter((cell, nth) => {
      const { left } = cell.getBoundingClientRect();
      return Math.abs(left - (starts[nth] ?? Number.NaN)) < 1;
    }).length;
  });
}

/** Where the words of an element are. Spaces do not count: at the end of a line they may hang beyond it. */
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

/**
 * The values in view that the reader cannot read in full: missing, cut off by the window's sides or
 * by their own cell, under another element, in another value's place, smaller than 12 px, or in lines
 * hardly three letters wide.
 */
export function cutOff(): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const top = bottomOfHeads();
  const faults: string[] = [];
  const rows = rowsInView();
  if (rows.length === 0) faults.push('no row is in view');
  for (const row of rows) {
    const taken: DOMRect[] = [];
    const cells = row.querySelectorAll('td');
    if (cells.length !== 4) faults.push(`${row.textContent}: ${cells.length} values`);
    for (const cell of cells) {
      const words = wordsOf(cell);
      const isMissing = words.length === 0;
      const whole = words.filter((word) => word.top >= top && word.bottom <= clientHeight);
      const isCut = whole.some((word) => word.left < 0 || word.right > clientWidth);
      const isClipped =
        cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight;
      const isCovered = whole.some(
        ({ left, right, top, bottom }) =>
          !cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
      );
      const isOverlapped = whole.some((word) =>
        taken.some(
          (other) =>
            word.left < other.right &&
            other.left < word.right &&
            word.top < other.bottom &&
            other.top < word.bottom,
        ),
      );
      const { fontSize, paddingLeft } = getComputedStyle(cell);
      const letter = Number.parseFloat(fontSize);
      const width = cell.clientWidth - Number.parseFloat(paddingLeft) * 2;
      const isTiny = letter < 12;
      const isSqueezed = words.length > 1 && width < 3 * letter;
      taken.push(...whole);
      const reasons = {
        isMissing,
        isCut,
        isClipped,
        isCovered,
        isOverlapped,
        isTiny,
        isSqueezed,
      };
      for (const [reason, holds] of Object.entries(reasons)) {
        if (holds) faults.push(`${cell.textContent}: ${reason}`);
      }
    }
  }
  return faults;
}
