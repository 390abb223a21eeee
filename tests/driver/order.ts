/** The order that a sort demands, by the table library's own comparator (R9.5). */
import { sortFn_alphanumeric, sortFn_alphanumericCaseSensitive } from '@tanstack/react-table';
import { type Column, isSameRow, type Row } from './table.ts';

export type Direction = 'ascending' | 'descending';
/** Columns in their order of precedence (R4.6). */
export type Sort = readonly { readonly column: Column; readonly direction: Direction }[];

const asLibraryRow = (value: string) => ({ getValue: () => value }) as never;

/** Compares two values in ascending order: negative, zero or positive. */
export function compareValues(a: string, b: string): number {
  return sortFn_alphanumeric(asLibraryRow(a), asLibraryRow(b), '');
}

/** Whether two of these rows have the same values in all `columns`, as the order has it. */
export function hasTies(rows: readonly Row[], columns: readonly Column[]): boolean {
  const sort = columns.map((column) => ({ column, direction: 'ascending' }) as const);
  const sorted = rows.toSorted((a, b) => compareRows(sort, a, b));
  return sorted.some((row, index) => {
    const before = sorted[index - 1];
    return before !== undefined && compareRows(sort, before, row) === 0;
  });
}

/** Whether these rows would be sorted otherwise if the case of letters mattered. */
export function dependsOnCase(rows: readonly Row[], column: Column): boolean {
  const values = rows.map((row) => row[column]).sort(compareValues);
  return values.some((value, index) => {
    const before = values[index - 1];
    return (
      before !== undefined &&
      sortFn_alphanumericCaseSensitive(asLibraryRow(before), asLibraryRow(value), '') > 0
    );
  });
}

/** Compares two rows as a sort demands, first by its first column (R4.6). */
export function compareRows(sort: Sort, a: Row, b: Row): number {
  for (const { column, direction } of sort) {
    const order = compareValues(a[column], b[column]);
    if (order !== 0) return direction === 'ascending' ? order : -order;
  }
  return 0;
}

/**
 * Says where in the order of generation a row can be at the earliest and at the latest.
 *
 * @param generated the rows whose places are known, by place, from 0
 */
function placesIn(generated: ReadonlyMap<number, Row>) {
  const known = new Map([...generated].map(([place, { UUID }]) => [UUID, place]));
  let unknown = 0;
  while (generated.has(unknown)) unknown += 1;
  return ({ UUID }: Row) => {
    const place = known.get(UUID);
    return { earliest: place ?? unknown, latest: place ?? Number.POSITIVE_INFINITY };
  };
}

/** The rows known from the order of generation that are not among `rows`, or not as they were. */
export function lost(rows: readonly Row[], generated: ReadonlyMap<number, Row>): Row[] {
  const byUuid = new Map(rows.map((row) => [row.UUID, row]));
  return [...generated.values()].filter((row) => !isSameRow(byUuid.get(row.UUID), row));
}

/**
 * The first two neighbours that stand in the wrong order, or `undefined`. Rows that tie keep the
 * order of generation (R9.5), as far as it is known from `generated`: rows by place, from 0.
 */
export function misplaced(
  sort: Sort,
  rows: readonly Row[],
  generated: ReadonlyMap<number, Row>,
): readonly [Row, Row] | undefined {
  const placesOf = placesIn(generated);
  const at = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    if (before === undefined) return false;
    const order = compareRows(sort, before, row);
    return order > 0 || (order === 0 && placesOf(before).earliest > placesOf(row).latest);
  });
  const [a, b] = [rows[at - 1], rows[at]];
  return a && b && [a, b];
}
