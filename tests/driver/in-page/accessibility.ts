/** Runs in the judged page: what assistive technology depends on, and how the table is laid out. */
import { boxOf, seenText } from './seen.ts';
import { bodyRows, cellsOf, heads, theTable } from './table.ts';

/** The tag names of the table's parts without an explicit role. */
export function partsWithoutRole(): string[] {
  const table = theTable();
  return [table, ...table.querySelectorAll('thead, tbody, tr:not([aria-hidden]), th, td')]
    .filter((part) => !part.hasAttribute('role'))
    .map(({ tagName }) => tagName);
}

/** The `aria-sort` of each header cell, or an empty string. */
export const ariaSort = () => heads().map((head) => head.getAttribute('aria-sort') ?? '');

/** Adds rules to the style sheets, as an extension of the browser does. */
export function addStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

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

/** Whether the values of each rendered row begin where their headers do, rather than one below the other. */
export function haveColumns(): boolean[] {
  const starts = heads().map((head) => boxOf(head).left);
  return bodyRows().map((row) => {
    const cells = cellsOf(row).map((cell) => boxOf(cell).left);
    return starts.every((start, nth) => Math.abs(start - (cells[nth] ?? Number.NaN)) < 1);
  });
}
