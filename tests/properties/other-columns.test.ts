/** Row models of columns and rows that this page does not have: what no index can order, the library does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ColumnDef,
  constructTable,
  createCoreRowModel,
  createSortedRowModel,
  type Row,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import fc from 'fast-check';
import { createAppendOnlyCoreRowModel } from '../../src/row-models/appendOnlyCoreRowModel.ts';
import { createIndexedSortedRowModel } from '../../src/row-models/indexedSortedRowModel.ts';
import { features } from '../../src/sorting/sorting.ts';

interface Item {
  readonly word?: string;
  readonly number?: number | string;
  readonly parts?: readonly Item[];
}

const own = tableFeatures({
  ...features,
  coreReactivityFeature: storeReactivityBindings(),
  coreRowModel: createAppendOnlyCoreRowModel(),
  sortedRowModel: createIndexedSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});
const stock: typeof own = tableFeatures({
  ...own,
  coreRowModel: createCoreRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Column = ColumnDef<typeof own, Item>;

const lastLetter = ({ original }: Row<typeof own, Item>) => original.word?.at(-1) ?? '';
const byLastLetter = (a: Row<typeof own, Item>, b: Row<typeof own, Item>) =>
  lastLetter(a).localeCompare(lastLetter(b));

const items: fc.Arbitrary<Item[]> = fc.array(
  fc.record(
    { word: fc.constantFrom('a1', 'a10', 'B2', 'b'), number: fc.constantFrom(-10, -2, 3, 'x1') },
    { requiredKeys: [] },
  ),
  { maxLength: 12 },
);
const withParts = fc
  .array(fc.tuple(items, items), { maxLength: 4 })
  .map((pairs) => pairs.flatMap(([whole, parts]) => whole.map((item) => ({ ...item, parts }))));

/** Rows that a load adds, or that are a list of their own. */
const changes = fc.record({ added: withParts, isNew: fc.boolean() });

const optionsOf = (accessorKey: 'word' | 'number', sortFns: readonly Column['sortFn'][]) =>
  fc
    .record(
      {
        sortFn: fc.constantFrom(...sortFns),
        sortUndefined: fc.constantFrom<Column['sortUndefined']>(false, 'first', 'last', 1, -1),
        invertSorting: fc.boolean(),
        enableSorting: fc.boolean(),
      },
      { requiredKeys: ['sortFn'] },
    )
    .map((options) => ({ id: accessorKey, accessorKey, ...options }) as Column);

const columns = fc.tuple(
  optionsOf('word', [
    'alphanumeric',
    'alphanumeric',
    'alphanumeric',
    'basic',
    'auto',
    byLastLetter,
  ]),
  optionsOf('number', ['alphanumeric', 'alphanumeric', 'basic', 'auto']),
);
const sorts = fc
  .shuffledSubarray(['word', 'number', 'gone'])
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), desc: fc.boolean() }))),
  );

type Tree = readonly { id: string; parts: Tree }[];
const treeOf = (rows: readonly Row<typeof own, Item>[]): Tree =>
  rows.map(({ id, subRows }) => ({ id, parts: treeOf(subRows) }));

test('@B2 @R4.6 whatever the columns, the rows and the sort, the row models equal the stock ones', () => {
  const options = fc.record({ manualSorting: fc.boolean(), hasParts: fc.boolean() });
  fc.assert(
    fc.property(columns, options, fc.array(changes), sorts, (columns, how, lists, sorting) => {
      const tables = [own, stock].map((models) =>
        constructTable({
          features: models,
          columns,
          data: [] as readonly Item[],
          manualSorting: how.manualSorting,
          ...(how.hasParts && { getSubRows: ({ parts }: Item) => parts }),
        }),
      );
      for (const { added, isNew } of lists) {
        const [ours, theirs] = tables.map((table) => {
          table.setOptions((old) => ({ ...old, data: isNew ? added : [...old.data, ...added] }));
          table.setSorting(sorting);
          const { rows, flatRows, rowsById } = table.getRowModel();
          return [treeOf(rows), flatRows.map(({ id }) => id), Object.keys(rowsById)];
        });
        assert.deepEqual(ours, theirs);
      }
    }),
    { numRuns: 1_000 },
  );
});
