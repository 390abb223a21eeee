import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ColumnSort } from '@tanstack/react-table';
import fc from 'fast-check';
import type { Contact } from '../../src/contact/contact.ts';
import { compareValues } from '../driver/order.ts';
import { ownTable } from '../modules/table.ts';
import { contactLists, sorts, values } from './arbitraries.ts';

function sorted(contacts: readonly Contact[], sort: ColumnSort[]): Contact[] {
  const table = ownTable(contacts);
  table.setSorting(sort);
  return table.getRowModel().rows.map(({ original }) => original);
}

/** What the comparator says of two contacts under a sort, ties aside. */
function compare(sort: ColumnSort[], a: Contact, b: Contact): number {
  for (const { id, desc } of sort) {
    const order = compareValues(a[id as keyof Contact], b[id as keyof Contact]);
    if (order !== 0) return desc ? -order : order;
  }
  return 0;
}

const neighbours = (contacts: Contact[]) =>
  contacts.slice(1).map((contact, index) => [contacts[index] as Contact, contact] as const);

test('@R2.3 @R4.7 sorting is a permutation', () => {
  fc.assert(
    fc.property(contactLists, sorts, (contacts, sort) => {
      const result = sorted(contacts, sort);
      assert.equal(result.length, contacts.length);
      assert.deepEqual(new Set(result), new Set(contacts));
    }),
  );
});

test('@R9.5 @R4.6 @R4.8 rows are ordered by the comparator, later columns breaking the ties of earlier ones', () => {
  fc.assert(
    fc.property(contactLists, sorts, (contacts, sort) => {
      for (const [a, b] of neighbours(sorted(contacts, sort))) {
        assert.ok(compare(sort, a, b) <= 0, `${JSON.stringify(a)} before ${JSON.stringify(b)}`);
      }
    }),
  );
});

test('@R9.5 ties keep the order of generation, also descending', () => {
  fc.assert(
    fc.property(contactLists, sorts, (contacts, sort) => {
      for (const [a, b] of neighbours(sorted(contacts, sort))) {
        if (compare(sort, a, b) === 0) assert.ok(contacts.indexOf(a) < contacts.indexOf(b));
      }
    }),
  );
});

test('@R4.7 removing the sort restores the order of generation', () => {
  fc.assert(
    fc.property(contactLists, sorts, (contacts, sort) => {
      const table = ownTable(contacts);
      table.setSorting(sort);
      table.getRowModel();
      table.setSorting([]);
      assert.deepEqual(
        table.getRowModel().rows.map(({ original }) => original),
        contacts,
      );
    }),
  );
});

test('@R4.7 clicks cycle a column, whatever its values', () => {
  fc.assert(
    fc.property(
      contactLists,
      fc.constantFrom('uuid', 'name', 'address', 'phone'),
      (contacts, id) => {
        const column = ownTable(contacts).getColumn(id);
        const directions = Array.from({ length: 4 }, () => {
          column?.toggleSorting();
          return column?.getIsSorted();
        });
        assert.deepEqual(directions, ['asc', 'desc', false, 'asc']);
      },
    ),
  );
});

test('@R9.5 the comparator is a total order over any strings', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      assert.equal(compareValues(a, a), 0);
      assert.equal(Math.sign(compareValues(a, b)), -Math.sign(compareValues(b, a)) + 0);
      const [low, middle, high] = [a, b, c].sort(compareValues) as [string, string, string];
      assert.ok(compareValues(low, middle) <= 0);
      assert.ok(compareValues(middle, high) <= 0);
      assert.ok(compareValues(low, high) <= 0, 'transitive');
      if (compareValues(a, b) === 0) {
        assert.equal(Math.sign(compareValues(a, c)), Math.sign(compareValues(b, c)), 'ties agree');
      }
    }),
    { numRuns: 2_000 },
  );
});

test('@R9.5 digit runs compare by value, text before digits, case aside', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', 'C', '.'),
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (word, m, n) => {
      assert.equal(Math.sign(compareValues(word + m, word.toUpperCase() + n)), Math.sign(m - n));
      assert.ok(compareValues(word, String(n)) < 0);
    }),
  );
});

test('@R3.2 the key of a row is the UUID of its contact', () => {
  fc.assert(
    fc.property(contactLists, (contacts) => {
      const { rows } = ownTable(contacts).getRowModel();
      assert.deepEqual(
        rows.map(({ id }) => id),
        contacts.map(({ uuid }) => uuid),
      );
    }),
  );
});
