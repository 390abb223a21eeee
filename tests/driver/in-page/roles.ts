/** Runs in the judged page: the ARIA attributes of its table. */
import { heads, theTable } from './table.ts';

/** The tag names of the table's parts without an explicit role. */
export function partsWithoutRole(): string[] {
  const table = theTable();
  return [table, ...table.querySelectorAll('thead, tbody, tr:not([aria-hidden]), th, td')]
    .filter((part) => !part.hasAttribute('role'))
    .map(({ tagName }) => tagName);
}

/** The `aria-sort` of each header cell, or an empty string. */
export function ariaSort(): string[] {
  return heads().map((head) => head.getAttribute('aria-sort') ?? '');
}

/** The table's `aria-rowcount`, and the `aria-rowindex` of the rendered rows. */
export function rowNumbers(): { count: string | null; numbers: number[] } {
  const table = theTable();
  const rows = [...table.querySelectorAll('[aria-rowindex]')];
  return {
    count: table.getAttribute('aria-rowcount'),
    numbers: rows.map((row) => Number(row.getAttribute('aria-rowindex'))),
  };
}
