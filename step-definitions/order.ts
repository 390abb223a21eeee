/** The order that a sort demands, by the table library's own comparator (R9.5). */
import { sortFn_alphanumeric } from '@tanstack/react-table';
import type { Column, Row } from './table.ts';

export type Direction = 'ascending' | 'descending';
/** Columns in their order of precedence (R4.6). */
export type Sort = readonly { readonly column: Column; readonly direction: Direction }[];

const asLibraryRow = (value: string) => ({ getValue: () => value }) as never;

/** Compares two values in ascending order: negative, zero or positive. */
export function compareValues(a: string, b: string): number {
  return sortFn_alphanumeric(asLibraryRow(a), asLibraryRow(b), '');
}

/** Compares two rows under a sort: negative, zero or positive. */
export function compareRows(sort: Sort, a: Row, b: Row): number {
  for (const { column, direction } of sort) {
    const order = compareValues(a[column], b[column]);
    if (order !== 0) return direction === 'ascending' ? order : -order;
  }
  return 0;
}

/** The first two neighbours that stand in the wrong order, or `undefined`. */
export function misplaced(sort: Sort, rows: readonly Row[]): readonly [Row, Row] | undefined {
  const at = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && compareRows(sort, before, row) > 0;
  });
  const [a, b] = [rows[at - 1], rows[at]];
  return a && b && [a, b];
}
