import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ColumnSort, constructTable } from '@tanstack/table-core';
import fc from 'fast-check';
import type { Contact } from '../../src/contact/contact.ts';
import { getRowId, sortableColumns } from '../../src/sorting/sorting.ts';
import { contactLists, sorts } from './arbitraries.ts';
import { own, plain, stock } from './both-models.ts';

const tableWith = (models: typeof own) =>
  constructTable({
    features: models,
    columns: sortableColumns,
    data: [] as readonly Contact[],
    getRowId,
  });

type OwnTable = ReturnType<typeof tableWith>;

/** What can happen to a table. */
type Change =
  | { kind: 'load'; contacts: Contact[] }
  | { kind: 'sort'; sort: ColumnSort[] }
  | { kind: 'replace' | 'remove' | 'swap'; at: number; by: Contact[] }
  | { kind: 'new list'; contacts: Contact[] }
  | { kind: 'list copied' | 'other ids' | 'other columns' };

const growth: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('load'), contacts: contactLists }),
  fc.record({ kind: fc.constant('sort'), sort: sorts }),
);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: growth },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('replace', 'remove', 'swap'),
      at: fc.nat({ max: 60 }),
      by: contactLists,
    }),
  },
  fc.record({ kind: fc.constant('new list'), contacts: contactLists }),
  fc.record({ kind: fc.constantFrom('list copied', 'other ids', 'other columns') }),
);

function change(tables: readonly OwnTable[], step: Change) {
  const data = tables[0]?.options.data ?? [];
  const setAll = (options: Partial<OwnTable['options']>) => {
    for (const table of tables) table.setOptions((old) => ({ ...old, ...options }));
  };
  switch (step.kind) {
    case 'load':
      return setAll({ data: [...data, ...step.contacts] });
    case 'sort':
      for (const table of tables) table.setSorting(step.sort);
      return;
    case 'replace':
      return setAll({ data: data.map((old, at) => (at === step.at && step.by[0]) || old) });
    case 'remove':
      return setAll({ data: data.filter((_, at) => at !== step.at) });
    case 'swap':
      return setAll({ data: [...data.slice(step.at), ...data.slice(0, step.at)] });
    case 'new list':
      return setAll({ data: step.contacts });
    case 'list copied':
      return setAll({ data: data.map((contact) => ({ ...contact })) });
    case 'other ids':
      // The library's model takes new ids with new data only.
      return setAll({ getRowId: ({ uuid }, index) => `${index} ${uuid}`, data: [...data] });
    case 'other columns':
      return setAll({ columns: [...sortableColumns].reverse(), data: [...data] });
  }
}

/** Takes both tables through the steps and compares their models after each. */
function agreeThrough(steps: readonly Change[]) {
  const tables = [tableWith(own), tableWith(stock)] as const;
  for (const step of steps) {
    change(tables, step);
    const [ours, theirs] = tables;
    assert.deepEqual(plain(ours.getCoreRowModel()), plain(theirs.getCoreRowModel()));
    assert.deepEqual(plain(ours.getRowModel()), plain(theirs.getRowModel()));
  }
}

test('@B2 @R4.6 through every sequence of loads and sorts the row models equal the stock ones', () => {
  fc.assert(fc.property(fc.array(growth, { minLength: 1, maxLength: 12 }), agreeThrough));
});

test('@B2 through every other change of the data too', () => {
  fc.assert(fc.property(fc.array(anyChange, { minLength: 1, maxLength: 12 }), agreeThrough));
});

test('@B2 whatever came before, a load keeps the Row objects, and the models given before', () => {
  fc.assert(
    fc.property(fc.array(anyChange), contactLists, sorts, (steps, contacts, sort) => {
      const table = tableWith(own);
      for (const step of steps) {
        change([table], step);
        table.getRowModel();
      }
      table.setSorting(sort);
      const [core, sorted] = [table.getCoreRowModel(), table.getRowModel()];
      const before = [plain(core), plain(sorted)];
      change([table], { kind: 'load', contacts });
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
