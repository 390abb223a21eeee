/** Runs in the judged page: what assistive technology depends on, and whether the user can read the values in view. */
import { seenText } from './seen.ts';
import { bodyRows, bottomOfHeads, CELLS, cellsOf, heads, theTable } from './table.ts';

/** The tag names of the table's parts without an explicit role. */
export function partsWithoutRole(): string[] {
  const table = theTable();
  return [table, ...table.querySelectorAll('thead, tbody, tr:not([aria-hidden]), th, td')]
    .filter((part) => !part.hasAttribute('role'))
    .map(({ tagName }) => tagName);
}

/** The `aria-sort` of each header cell, or an empty string. */
export const ariaSort = () => heads().map((head) => head.getAttribute('aria-sort') ?? '');

/** The table's `aria-rowcount`, and the `aria-rowindex` of the rendered rows. */
export function rowNumbers(): { count: string | null; numbers: number[] } {
  const table = theTable();
  const rows = [...table.querySelectorAll('[aria-rowindex]')];
  return {
    count: table.getAttribute('aria-rowcount'),
    numbers: rows.map((row) => Number(row.getAttribute('aria-rowindex'))),
  };
}

/** Adds rules to the style sheets, as an extension of the browser does. */
export function addStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

// WCAG, success criterion 1.4.12.
const SPACED = `* {
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
  letter-spacing: 0.12em !important;
}`;

/** Sets the spacing of lines, words and letters that WCAG requires a page to support. */
export const spaceText = () => addStyles(SPACED);

/** Selects the whole page; returns the text that can be copied and what a reader sees, without white space. */
export function copiedAndSeen(): { copied: string; seen: string } {
  document.execCommand('selectAll');
  const [copied, seen] = [String(document.getSelection()), seenText(document.body)];
  return { copied: copied.replace(/\s/g, ''), seen: seen.replace(/\s/g, '') };
}

/** The size in px of the smallest letters in the table. */
export function smallestText(): number {
  const parts = [...theTable().querySelectorAll('button, .marker, td')];
  return Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
}

/** The elements with an animation or smooth scrolling, as markup. */
export function animated(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      const isMoving = animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      return isMoving || scrollBehavior !== 'auto';
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

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
    return cellsOf(row).filter((cell, nth) => {
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
 * window or by its cell, below another element, overlapping another value or line, too small, or too narrow.
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
        isOverlapped: inView.some((word, nth) =>
          [...earlier, ...inView.slice(0, nth)].some((other) => overlap(word, other)),
        ),
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
