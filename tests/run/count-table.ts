import { markdownTable } from 'markdown-table';

/** A Markdown table with a left-aligned first column, and right-aligned counts. */
export function countTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return markdownTable([head, ...rows.map((cells) => cells.map(String))], {
    align: head.map((_, column) => (column === 0 ? 'l' : 'r')),
  });
}
