/** How many values of contacts the row models read, which must not grow with the list (B2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contact } from '../../src/contact/contact.ts';
import { createContactGenerator, makeContacts } from '../../src/contact/generator.ts';
import { ownTable, shownBy, sortTable } from '../../step-definitions/support/own-table.ts';
import type { Sort } from '../driver/order.ts';
import { COLUMNS } from '../driver/table.ts';

/** Contacts whose addresses the others share: generating a hundred thousand is slow. */
const POOL = makeContacts(createContactGenerator(4), 500);
const SORT: Sort = [
  { column: 'Name', direction: 'descending' },
  { column: 'Phone', direction: 'ascending' },
];

let reads = 0;
const counting: ProxyHandler<Contact> = {
  get: (contact, field) => {
    reads += 1;
    return Reflect.get(contact, field);
  },
};

/** Contacts with the numbers from `start` on, many of which share a name, and some a phone too. */
const alike = (start: number, length: number): Contact[] =>
  Array.from({ length }, (_, at) => {
    const nth = start + at;
    const { address } = POOL[nth % POOL.length] as Contact;
    const contact = { uuid: String(nth), name: `Al ${nth % 5}`, address, phone: `555-${nth % 7}` };
    return new Proxy(contact, counting);
  });

/** A sorted table of `count` contacts whose values are counted from now on. */
function sortedTable(count: number) {
  const contacts = alike(0, count);
  const table = ownTable(contacts);
  sortTable(table, SORT);
  shownBy(table);
  reads = 0;
  return { table, contacts };
}

for (const count of [1_000, 100_000]) {
  test(`@B2 a load into ${count} sorted rows reads the values of the new rows and of few others`, () => {
    const { table, contacts } = sortedTable(count);
    const data = [...contacts, ...alike(count, 20)];
    table.setOptions((options) => ({ ...options, data }));
    assert.equal(shownBy(table).length, count + 20);
    assert.ok(reads > 0 && reads <= 2_500, `${reads} values were read`);
  });
}

test('@B2 a new sort of indexed rows reads none of their values', () => {
  const { table } = sortedTable(1_000);
  sortTable(table, SORT.toReversed());
  assert.equal(shownBy(table).length, 1_000);
  assert.equal(reads, 0);
});

test('@B2 rows are sorted by the orders of their columns: no two rows are compared', () => {
  const contacts = POOL.slice(0, 100);
  const table = ownTable(contacts);
  const anyRow = Object.getPrototypeOf(table.getCoreRowModel().rows[0]);
  anyRow.getValue = () => assert.fail('a row was asked for its value');
  for (const column of COLUMNS) {
    sortTable(table, [{ column, direction: 'ascending' }]);
    assert.equal(shownBy(table).length, 100);
  }
});
