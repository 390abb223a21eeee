import { markdownTable } from 'markdown-table';

/** A Markdown table: what is counted on the left, its counts to the right of it. */
export function countTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return markdownTable([head, ...rows.map((cells) => cells.map(String))], {
    align: head.map((_, column) => (column === 0 ? 'l' : 'r')),
  });
}
