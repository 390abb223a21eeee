/** What happens to a table: a list that grows, and sorts. */
import { type ColumnDef, type ColumnSort, constructTable } from '@tanstack/table-core';
import fc from 'fast-check';
import { values } from './arbitraries.ts';
import type { own } from './both-models.ts';

export type Item = Readonly<Record<'a' | 'b' | 'c', string>>;

export type Column = ColumnDef<typeof own, Item>;

const IDS = ['a', 'b', 'c'] as const;

/** Columns that sort as in R9.5. */
export const COLUMNS: Column[] = IDS.map((id) => ({
  id,
  accessorFn: (item) => item[id],
  sortFn: 'alphanumeric',
}));

/** Values that often tie, and any strings. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('x', 'X', 'y2', 'y10', '') },
  values,
);

const item: fc.Arbitrary<Item> = fc.record({ a: value, b: value, c: value });
export const itemLists = fc.array(item, { maxLength: 40 });

export const sorts: fc.Arbitrary<ColumnSort[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...IDS), desc: fc.boolean() }),
  { selector: ({ id }) => id },
);

/** One change of a table; the rest of it stays as it is. */
export interface Change {
  /** Items that are added at the end. */
  readonly added?: Item[];
  readonly sort?: ColumnSort[];
}

export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(fc.record({ added: itemLists }), fc.record({ sort: sorts })),
  { minLength: 1, maxLength: 12 },
);

export const tableWith = (features: typeof own, columns = COLUMNS) =>
  constructTable<typeof own, Item>({ features, columns, data: [] });

type Table = ReturnType<typeof tableWith>;

/** Makes the same change to each of the tables. */
export function apply({ added, sort }: Change, ...tables: readonly Table[]): void {
  for (const table of tables) {
    if (added) table.setOptions((old) => ({ ...old, data: [...old.data, ...added] }));
    if (sort) table.setSorting(sort);
  }
}
