/** The order of a sort, by the table library's own comparator (R9.5). */
import { sortFn_alphanumeric, sortFn_alphanumericCaseSensitive } from '@tanstack/react-table';
import type { Column, Row } from './table.ts';

export type Direction = 'ascending' | 'descending';
/** Columns in their order of precedence (R4.6). */
export type Sort = readonly { readonly column: Column; readonly direction: Direction }[];

const asLibraryRow = (value: string) => ({ getValue: () => value }) as never;

/** Compares two values in ascending order: negative, zero or positive. */
export function compareValues(a: string, b: string): number {
  return sortFn_alphanumeric(asLibraryRow(a), asLibraryRow(b), '');
}

/** Compares two rows by the columns of a sort in their order of precedence (R4.6). */
export function compareRows(sort: Sort, a: Row, b: Row): number {
  for (const { column, direction } of sort) {
    const order = compareValues(a[column], b[column]);
    if (order !== 0) return direction === 'ascending' ? order : -order;
  }
  return 0;
}

/** Whether two of these rows tie in a column. */
export function hasTies(rows: readonly Row[], column: Column): boolean {
  const values = rows.map((row) => row[column]).sort(compareValues);
  return neighbours(values, (a, b) => compareValues(a, b) === 0) !== undefined;
}

/** Whether a case-sensitive sort of these rows would differ. */
export function dependsOnCase(rows: readonly Row[], column: Column): boolean {
  const values = rows.map((row) => row[column]).sort(compareValues);
  const isTurned = (a: string, b: string) =>
    sortFn_alphanumericCaseSensitive(asLibraryRow(a), asLibraryRow(b), '') > 0;
  return neighbours(values, isTurned) !== undefined;
}

/** The first two neighbours that satisfy a predicate, or `undefined`. */
export function neighbours<Item>(
  items: readonly Item[],
  predicate: (a: Item, b: Item) => boolean,
): readonly [Item, Item] | undefined {
  return items
    .slice(1)
    .map((item, nth) => [items[nth] as Item, item] as const)
    .find(([a, b]) => predicate(a, b));
}
