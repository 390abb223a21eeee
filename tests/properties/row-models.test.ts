import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortFn_text } from '@tanstack/table-core';
import fc from 'fast-check';
import { getRowId } from '../../src/sorting/sorting.ts';
import { own, plain, stock } from './both-models.ts';
import {
  apply,
  COLUMNS,
  type Column,
  changes,
  type Item,
  itemLists,
  sorts,
  tableWith,
} from './table-changes.ts';

test('@B2 @R4.6 @R4.7 @R9.5 however a list grows and is sorted, the row models equal the stock ones', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const [ours, theirs] = [tableWith(own), tableWith(stock)];
      for (const change of steps) {
        apply(change, ours, theirs);
        assert.deepEqual(plain(ours.getCoreRowModel()), plain(theirs.getCoreRowModel()));
        assert.deepEqual(plain(ours.getRowModel()), plain(theirs.getRowModel()));
      }
    }),
  );
});

test('@B2 whatever came before, a load keeps the Row objects, and the models from before', () => {
  fc.assert(
    fc.property(changes, itemLists, sorts, (steps, items, sort) => {
      const table = tableWith(own);
      for (const change of [...steps, { sort }]) {
        apply(change, table);
        table.getRowModel();
      }
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
      assert.deepEqual(sorted.rowsById, core.rowsById);
    }),
  );
});

test('@B2 once its sort is over, a table has the core row model again', () => {
  const table = tableWith(own);
  const added = ['y', 'x'].map((a) => ({ a, b: '', c: '' }));
  apply({ added, sort: [{ id: 'a', desc: false }] }, table);
  assert.notEqual(table.getRowModel(), table.getCoreRowModel());
  apply({ sort: [] }, table);
  assert.equal(table.getRowModel(), table.getCoreRowModel());
});

test('@B2 @R9.5 a column that is not sorted alphanumerically is refused by name', () => {
  const refused: Partial<Column>[] = [
    { sortFn: 'auto' },
    { sortFn: sortFn_text },
    { invertSorting: true },
    { accessorFn: undefined } as Partial<Column>,
  ];
  for (const options of refused) {
    const table = tableWith(
      own,
      COLUMNS.map((each) => ({ ...each, ...options }) as Column),
    );
    assert.throws(() => table.getRowModel(), /^Error: Column 'a' .* sortFn 'alphanumeric'/);
  }
});

test('@B2 data that has not only grown at its end is refused', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((value) => ({ a: value, b: '', c: '' })) as Item[];
  for (const data of [[a], [a, c], [], [b, a]] as Item[][]) {
    const table = tableWith(own);
    table.setOptions((old) => ({ ...old, getRowId: (item) => item.a }));
    apply({ added: [a, b] as Item[] }, table);
    table.getRowModel();
    table.setOptions((old) => ({ ...old, data }));
    assert.throws(() => table.getRowModel(), /only grow at its end/);
  }
});

test('@R3.2 the key of a row is the UUID of its contact', () => {
  assert.equal(getRowId({ uuid: '7', name: 'Al', address: 'Ohio', phone: '555' }), '7');
});
