/** The order of a sort, by the table library's own comparator (R9.5). */
import { sortFn_alphanumeric, sortFn_alphanumericCaseSensitive } from '@tanstack/react-table';
import { type Column, isSameRow, type Row } from './table.ts';

export type Direction = 'ascending' | 'descending';
/** Columns in their order of precedence (R4.6). */
export type Sort = readonly { readonly column: Column; readonly direction: Direction }[];

const asLibraryRow = (value: string) => ({ getValue: () => value }) as never;

/** Compares two values in ascending order: negative, zero or positive. */
function compareValues(a: string, b: string): number {
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

/**
 * The earliest and the latest place of a row in the order of generation.
 *
 * @param generated the rows with known places, by place, from 0
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

/** The generated rows that are missing or changed in `rows`. */
export function lost(rows: readonly Row[], generated: ReadonlyMap<number, Row>): Row[] {
  const byUuid = new Map(rows.map((row) => [row.UUID, row]));
  return [...generated.values()].filter((row) => !isSameRow(byUuid.get(row.UUID), row));
}

/**
 * Compares neighbours. Rows that tie keep the order of generation (R9.5), as far as `generated` has their places.
 *
 * @throws Error with the values of the first two in the wrong order
 */
export function expectSorted(
  sort: Sort,
  rows: readonly Row[],
  generated: ReadonlyMap<number, Row>,
): void {
  const placesOf = placesIn(generated);
  const misplaced = neighbours(rows, (a, b) => {
    const order = compareRows(sort, a, b);
    return order > 0 || (order === 0 && placesOf(a).earliest > placesOf(b).latest);
  });
  if (!misplaced) return;
  const [a, b] = misplaced;
  const deciding = sort.find(({ column }) => compareValues(a[column], b[column]) !== 0);
  const expected = deciding
    ? `${deciding.column} ${deciding.direction}`
    : 'rows that tie in the order of generation';
  const column = deciding?.column ?? 'UUID';
  throw new Error(
    `Neighbours in the wrong order\nExpected: ${expected}\nReceived: "${a[column]}" before "${b[column]}"`,
  );
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
function neighbours<Item>(
  items: readonly Item[],
  predicate: (a: Item, b: Item) => boolean,
): readonly [Item, Item] | undefined {
  return items
    .slice(1)
    .map((item, nth) => [items[nth] as Item, item] as const)
    .find(([a, b]) => predicate(a, b));
}
