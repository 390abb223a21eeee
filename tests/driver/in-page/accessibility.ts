/** Runs in the judged page: its roles and its styles, as far as assistive technology depends on them. */
import { heads, theTable } from './table.ts';

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

// WCAG, success criterion 1.4.12.
const SPACED = `* {
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
  letter-spacing: 0.12em !important;
}`;

/** Sets the spacing of lines, words and letters that WCAG requires a page to support. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACED);
  document.adoptedStyleSheets.push(sheet);
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
