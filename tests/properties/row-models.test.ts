import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { getRowId } from '../../src/sorting/sorting.ts';
import { own, plain, stock } from './both-models.ts';
import {
  apply,
  changes,
  columnLists,
  INDEXED,
  type Item,
  itemLists,
  sorts,
  tableWith,
} from './table-changes.ts';

test('@B2 @R4.6 @R4.7 @R9.5 whatever the columns, the rows and their changes, the row models equal the stock ones', () => {
  fc.assert(
    fc.property(
      columnLists,
      fc.constantFrom(true, false, false),
      changes,
      (columns, isNested, steps) => {
        const ours = tableWith(own, columns, isNested);
        const theirs = tableWith(stock, columns, isNested);
        for (const change of steps) {
          apply(change, ours, theirs);
          assert.deepEqual(plain(ours.getCoreRowModel()), plain(theirs.getCoreRowModel()));
          assert.deepEqual(plain(ours.getRowModel()), plain(theirs.getRowModel()));
        }
      },
    ),
  );
});

test('@B2 whatever came before, a load keeps the Row objects, and the models from before', () => {
  fc.assert(
    fc.property(changes, itemLists, sorts, (steps, items, sort) => {
      const table = tableWith(own, INDEXED);
      for (const change of steps) {
        apply(change, table);
        table.getRowModel();
      }
      // `auto` may choose another sort function for the columns that came before, and so move old rows.
      apply({ options: { columns: INDEXED } }, table);
      table.setSorting(sort);
      const [core, sorted] = [table.getCoreRowModel(), table.getRowModel()];
      const before = [plain(core), plain(sorted)];
      apply({ added: items }, table);
      const [grownCore, grownSorted] = [table.getCoreRowModel(), table.getRowModel()];
      assert.ok(core.rows.every((row, place) => row === grownCore.rows[place]));
      const known = new Set(core.rows);
      const kept = grownSorted.rows.filter((row) => known.has(row));
      assert.ok(
        kept.length === sorted.rows.length && kept.every((row, at) => row === sorted.rows[at]),
      );
      assert.deepEqual([plain(core), plain(sorted)], before);
      assert.equal(sorted.rowsById, core.rowsById);
    }),
  );
});

test('@B2 once its sort is over, a table has the core row model again', () => {
  const table = tableWith(own, INDEXED);
  const added = ['y', 'x'].map((a) => ({ values: { a } }));
  apply({ added, sort: [{ id: 'a', desc: false }] }, table);
  assert.notEqual(table.getRowModel(), table.getCoreRowModel());
  apply({ sort: [] }, table);
  assert.equal(table.getRowModel(), table.getCoreRowModel());
});

test('@B2 a column with options that R9.5 lacks is sorted as in the stock model', () => {
  for (const options of [
    ...[false, -1, 'first', 'last'].map((sortUndefined) => ({ sortUndefined })),
    { invertSorting: true },
  ]) {
    const columns = INDEXED.map((column) => ({ ...column, ...options })) as typeof INDEXED;
    const [ours, theirs] = [tableWith(own, columns), tableWith(stock, columns)];
    const added = ['y', undefined, 'x', undefined, 'z'].map((a) => ({ values: { a } }));
    apply({ added, sort: [{ id: 'a', desc: true }] }, ours, theirs);
    assert.deepEqual(plain(ours.getRowModel()), plain(theirs.getRowModel()));
  }
});

test('@B2 the sort function that `auto` chooses for other values is used for them', () => {
  const itemOf = (a: unknown): Item => ({ values: { a } });
  const table = tableWith(own, [{ ...INDEXED[0], id: 'a', sortFn: 'auto' } as (typeof INDEXED)[0]]);
  table.setSorting([{ id: 'a', desc: false }]);
  const sorted = (...values: unknown[]) => {
    apply({ at: 0, removed: values.length, added: values.map(itemOf) }, table);
    return table.getRowModel().rows.map(({ original }) => original.values.a);
  };
  assert.deepEqual(sorted('x10', 'x9'), ['x9', 'x10']);
  assert.deepEqual(sorted(-9, -10), [-10, -9]);
});

test('@R3.2 the key of a row is the UUID of its contact', () => {
  assert.equal(getRowId({ uuid: '7', name: 'Al', address: 'Ohio', phone: '555' }), '7');
});
