/** Whoever adds a column may use every option of the library: the rows come as from its own models. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
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
import { own, plain, stock } from './both-models.ts';

interface Item {
  values: Record<string, unknown>;
  parts?: Item[] | undefined;
}

type Columns = ColumnDef<typeof own, Item, unknown>[];

const IDS = ['a', 'b', 'c'] as const;

const sortFn = fc.constantFrom<ColumnDef<typeof own, Item, unknown>['sortFn']>(
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

/** Three columns; most have no option but a sort function, or none at all. */
const columnLists: fc.Arbitrary<Columns> = fc
  .tuple(
    ...IDS.map((id) =>
      fc
        .oneof(
          columnOptions,
          fc.record({ sortFn }, { requiredKeys: [] }),
          fc.constant({ sortFn: 'alphanumeric' as const }),
        )
        .map((options) => ({ id, accessorFn: ({ values }: Item) => values[id], ...options })),
    ),
  )
  .map((columns) => [...(columns as Columns), { id: 'display' }]);

const value = fc.constantFrom<unknown>(
  ...['x', 'X', 'y2', 'y10', '', undefined, undefined, null, 7, 10, Number.NaN, new Date(0)],
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
const items = fc.array(item, { minLength: 5, maxLength: 25 });

/** Any sort, also by columns that are gone, that show no value or that come twice. */
const sorts: fc.Arbitrary<ColumnSort[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS, ...IDS, ...IDS, ...IDS, 'display', 'gone'),
    desc: fc.boolean(),
  }),
  { maxLength: 3 },
);

/** What happens to a table: rows are added or replaced, it is sorted, its options change. */
interface Step {
  added?: Item[];
  replaced?: Item[];
  sort?: ColumnSort[];
  options?: { manualSorting?: boolean; enableSorting?: boolean; columns?: Columns };
}

const TABLE_OPTIONS = [
  { enableSorting: false },
  { manualSorting: true },
  { enableSorting: true, manualSorting: false },
  { enableSorting: true, manualSorting: false },
];

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ added: items }) },
    fc.record({ replaced: items }),
    { weight: 3, arbitrary: fc.record({ sort: sorts }) },
    fc.record({ options: fc.record({ columns: columnLists }) }),
    fc.record({ options: fc.constantFrom(...TABLE_OPTIONS) }),
  ),
  { minLength: 4, maxLength: 12 },
);

const tableWith = (features: typeof own, columns: Columns, isNested: boolean) =>
  constructTable<typeof own, Item>({
    features,
    columns,
    data: [],
    ...(isNested && { getSubRows: ({ parts }) => parts }),
  });

test('@B2 @R9.5 with any columns, items and options, rows come as from the stock row models', () => {
  fc.assert(
    fc.property(
      columnLists,
      fc.constantFrom(true, false, false),
      steps,
      (columns, isNested, changes) => {
        const ours = tableWith(own, columns, isNested);
        const theirs = tableWith(stock, columns, isNested);
        for (const { added = [], replaced, sort, options } of changes) {
          // The library's models notice other options with other data only.
          const data = [...(replaced ?? ours.options.data), ...added];
          for (const table of [ours, theirs]) {
            table.setOptions((old) => ({ ...old, ...options, data }));
            if (sort) table.setSorting(sort);
          }
          assert.deepEqual(plain(ours.getCoreRowModel()), plain(theirs.getCoreRowModel()));
          assert.deepEqual(plain(ours.getRowModel()), plain(theirs.getRowModel()));
        }
      },
    ),
  );
});

test('@B2 the sort function that `auto` chooses for other values is used for them', () => {
  const item = (a: unknown): Item => ({ values: { a } });
  const columns: Columns = [{ id: 'a', accessorFn: ({ values }) => values.a, sortFn: 'auto' }];
  const table = tableWith(own, columns, false);
  table.setSorting([{ id: 'a', desc: false }]);
  const sorted = (data: Item[]) => {
    table.setOptions((old) => ({ ...old, data }));
    return table.getRowModel().rows.map(({ original }) => original.values.a);
  };
  assert.deepEqual(sorted([item('x10'), item('x9')]), ['x9', 'x10']);
  assert.deepEqual(sorted([item(-9), item(-10)]), [-10, -9]);
});
