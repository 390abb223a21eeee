/** What happens to a table: any columns, rows and options, and any changes of them. */
import {
  type ColumnDef,
  type ColumnSort,
  constructSortFn,
  constructTable,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
} from '@tanstack/table-core';
import fc from 'fast-check';
import { values } from './arbitraries.ts';
import type { own } from './both-models.ts';

export interface Item {
  values: Record<string, unknown>;
  parts?: Item[] | undefined;
}

type Column = ColumnDef<typeof own, Item, unknown>;
export type Columns = Column[];

const IDS = ['a', 'b', 'c'] as const;

const read = (id: string) => ({ id, accessorFn: ({ values: all }: Item) => all[id] });

/** Columns whose order is kept like an index. */
export const INDEXED: Columns = IDS.map((id) => ({ ...read(id), sortFn: 'alphanumeric' }));

const sortFn = fc.constantFrom<Column['sortFn']>(
  'alphanumeric',
  'alphanumeric',
  'auto',
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  (one, other, id) => String(one.getValue(id)).length - String(other.getValue(id)).length,
  constructSortFn({
    resolveDataValue: String,
    sort: (_a, _b, one, other) => (one.index % 3) - (other.index % 3),
  }),
);

const columnOptions = fc.record(
  {
    sortFn,
    sortUndefined: fc.constantFrom(false, 1, -1, 'first', 'last'),
    invertSorting: fc.boolean(),
    enableSorting: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Three columns, which mostly have no option but a sort function, and one without a value. */
const anyColumns: fc.Arbitrary<Columns> = fc
  .tuple(
    ...IDS.map((id) =>
      fc
        .oneof(columnOptions, fc.record({ sortFn }, { requiredKeys: [] }))
        .map((options) => ({ ...read(id), ...options })),
    ),
  )
  .map((columns) => [...(columns as Columns), { id: 'display' }]);

export const columnLists = fc.oneof(anyColumns, fc.constant(INDEXED));

/** Values that often tie, and any strings. */
const value = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      ...['x', 'X', 'y2', 'y10', '', undefined, undefined, null, 7, 10, Number.NaN, new Date(0)],
    ),
  },
  values,
);

const { item } = fc.letrec<{ item: Item }>((tie) => ({
  item: fc.record({
    values: fc.record({ a: value, b: value, c: value }),
    parts: fc.option(fc.array(tie('item'), { maxLength: 3 }), {
      nil: undefined,
      freq: 2,
      maxDepth: 2,
    }),
  }),
}));
const few = fc.array(item, { maxLength: 2 });
export const itemLists = fc.array(item, { maxLength: 40 });

/** Any sort, also by columns that are gone, that show no value or that come twice. */
export const sorts: fc.Arbitrary<ColumnSort[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS, ...IDS, ...IDS, ...IDS, 'display', 'gone'),
    desc: fc.boolean(),
  }),
  { maxLength: 3 },
);

/** One change of a table; the rest of it stays as it is. */
export interface Change {
  /** Items that are inserted at a place, by default the end; others there are removed. */
  added?: Item[];
  at?: number;
  removed?: number;
  sort?: ColumnSort[];
  options?: Partial<Pick<Table['options'], 'columns' | 'getRowId'>> & {
    manualSorting?: boolean;
    enableSorting?: boolean;
  };
}

const OPTIONS: readonly Change['options'][] = [
  { enableSorting: false },
  { manualSorting: true },
  { enableSorting: true, manualSorting: false },
  { enableSorting: true, manualSorting: false },
  { getRowId: (_, index, parent) => `${parent?.id} ${index}` },
];

export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ added: itemLists }) },
    { weight: 4, arbitrary: fc.record({ sort: sorts }) },
    fc.record({ at: fc.nat({ max: 60 }), removed: fc.nat({ max: 60 }), added: itemLists }),
    fc.record({ at: fc.nat({ max: 60 }), removed: fc.nat({ max: 1 }), added: few }),
    fc.record({ options: fc.record({ columns: columnLists }) }),
    fc.record({ options: fc.constantFrom(...OPTIONS) }),
  ) as fc.Arbitrary<Change>,
  { minLength: 1, maxLength: 12 },
);

export const tableWith = (features: typeof own, columns: Columns, isNested = false) =>
  constructTable<typeof own, Item>({
    features,
    columns,
    data: [],
    ...(isNested && { getSubRows: ({ parts }) => parts }),
  });

type Table = ReturnType<typeof tableWith>;

/** Makes the same change to each of the tables. */
export function apply(change: Change, ...tables: readonly Table[]): void {
  const before = tables[0]?.options.data ?? [];
  const { added = [], at = before.length, removed = 0, sort, options } = change;
  // A new list, because the library's models notice new options only with new data.
  const data = before.toSpliced(at, removed, ...added);
  for (const table of tables) {
    table.setOptions((old) => ({ ...old, ...options, data }));
    if (sort) table.setSorting(sort);
  }
}
