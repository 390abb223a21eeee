/** The row models of this project; the library's own are their oracle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ColumnSort,
  constructTable,
  createCoreRowModel,
  createSortedRowModel,
  sortFn_text,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import fc from 'fast-check';
import { COLUMNS, type Contact } from '../../src/contact/contact.ts';
import { features, getRowId, sortableColumns } from '../../src/sorting/sorting.ts';

type RowModels = Pick<typeof features, 'coreRowModel' | 'sortedRowModel'>;

const own: RowModels = features;
const stock: RowModels = {
  coreRowModel: createCoreRowModel(),
  sortedRowModel: createSortedRowModel(),
};

const tableWith = (models = own, columns = sortableColumns) =>
  constructTable({
    features: tableFeatures({
      ...features,
      ...models,
      coreReactivityFeature: storeReactivityBindings(),
    }),
    columns,
    data: [] as readonly Contact[],
  });

type Table = ReturnType<typeof tableWith>;

/** What happens to a table: its list grows at the end, or it is sorted. */
interface Change {
  readonly added?: readonly Omit<Contact, 'uuid'>[];
  readonly sort?: ColumnSort[];
}

function apply({ added, sort }: Change, table: Table): void {
  if (added) {
    const { data } = table.options;
    const contacts = added.map((fields, nth) => ({ uuid: `${data.length + nth}`, ...fields }));
    table.setOptions((old) => ({ ...old, data: [...data, ...contacts] }));
  }
  if (sort) table.setSorting(sort);
}

/** Any string, often one that ties. The unit `binary` of fast-check takes a second to prepare. */
const texts = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('x', 'X', 'y2', 'y10', '') },
  fc.string({ unit: fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)) }),
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '-', '0', '1', '2', '9', 'é', 'İ') }),
  fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 10, maxLength: 400 }),
);

const loads = fc.array(fc.record({ name: texts, address: texts, phone: texts }), { maxLength: 40 });

const sorts = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...COLUMNS.map(({ field }) => field)), desc: fc.boolean() }),
  { selector: ({ id }) => id },
);

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(fc.record({ added: loads }), fc.record({ sort: sorts })),
  { minLength: 1, maxLength: 12 },
);

type Row = Pick<ReturnType<Table['getRow']>, 'id' | 'index' | 'depth' | 'original'>;

interface RowModel {
  readonly rows: readonly Row[];
  readonly flatRows: readonly Row[];
  readonly rowsById: Readonly<Record<string, Row>>;
}

/** A row model without what its rows cache. */
function plain({ rows, flatRows, rowsById }: RowModel) {
  const plainRow = ({ id, index, depth, original }: Row) => ({ id, index, depth, original });
  return [rows, flatRows, Object.values(rowsById)].map((each) => each.map(plainRow));
}

test('@B2 @R4.6 @R4.7 @R9.5 however a list grows and is sorted, the row models equal the stock ones', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const [ours, theirs] = [tableWith(), tableWith(stock)];
      for (const change of steps) {
        for (const table of [ours, theirs]) apply(change, table);
        assert.deepEqual(plain(ours.getCoreRowModel()), plain(theirs.getCoreRowModel()));
        assert.deepEqual(plain(ours.getRowModel()), plain(theirs.getRowModel()));
      }
    }),
  );
});

test('@B2 whatever came before, a load keeps the Row objects, and the models from before', () => {
  fc.assert(
    fc.property(changes, loads, sorts, (steps, added, sort) => {
      const table = tableWith();
      for (const change of [...steps, { sort }]) {
        apply(change, table);
        table.getRowModel();
      }
      const models = [table.getCoreRowModel(), table.getRowModel()];
      const before = models.map(plain);
      const known = new Set(models[0]?.rows);
      apply({ added }, table);
      for (const [nth, grown] of [table.getCoreRowModel(), table.getRowModel()].entries()) {
        const kept = grown.rows.filter((row) => known.has(row));
        assert.ok(kept.length === known.size);
        assert.ok(kept.every((row, at) => row === models[nth]?.rows[at]));
      }
      assert.deepEqual(models.map(plain), before);
    }),
  );
});

test('@B2 once its sort is over, a table has the core row model again', () => {
  const table = tableWith();
  const fields = { name: 'x', address: '', phone: '' };
  apply({ added: [fields, fields], sort: [{ id: 'name', desc: false }] }, table);
  assert.notEqual(table.getRowModel(), table.getCoreRowModel());
  apply({ sort: [] }, table);
  assert.equal(table.getRowModel(), table.getCoreRowModel());
});

test('@B2 a load into sorted rows reads the values of the new rows and of few others; another sort reads none', () => {
  let reads = 0;
  const counted = ({ length }: { length: number }, uuid = '') =>
    Array.from({ length }, (_, nth) => ({
      uuid: `${uuid}${nth}`,
      address: 'Ohio',
      phone: `555-${nth % 7}`,
      get name() {
        reads += 1;
        return `Al ${nth % 5}`;
      },
    }));
  const table = tableWith();
  const data = counted({ length: 1_000 });
  table.setOptions((old) => ({ ...old, data }));
  const sort = ['name', 'phone'].map((id) => ({ id, desc: true }));
  apply({ sort }, table);
  table.getRowModel();
  reads = 0;
  table.setOptions((old) => ({ ...old, data: [...data, ...counted({ length: 20 }, 'new')] }));
  assert.equal(table.getRowModel().rows.length, 1_020);
  assert.ok(reads > 0 && reads < 500, `${reads} values were read`);
  reads = 0;
  apply({ sort: sort.toReversed() }, table);
  table.getRowModel();
  assert.equal(reads, 0);
});

test('@B2 @R9.5 a column that is not sorted alphanumerically is refused by name', () => {
  const refused = [
    { sortFn: 'auto' },
    { sortFn: sortFn_text },
    { invertSorting: true },
    { accessorFn: undefined, accessorKey: undefined },
  ];
  for (const options of refused) {
    const columns = sortableColumns.map((column) => ({ ...column, ...options, id: 'a' }));
    const table = tableWith(own, columns as unknown as typeof sortableColumns);
    assert.throws(() => table.getRowModel(), /^Error: Column 'a' .* sortFn 'alphanumeric'/);
  }
});

test('@B2 data that has not only grown at its end is refused', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((uuid) => ({ uuid, name: '', address: '', phone: '' }));
  for (const data of [[a], [a, c], [], [b, a]] as Contact[][]) {
    const table = tableWith();
    table.setOptions((old) => ({ ...old, getRowId, data: [a, b] as Contact[] }));
    table.getRowModel();
    table.setOptions((old) => ({ ...old, data }));
    assert.throws(() => table.getRowModel(), /only grow at its end/);
  }
});
