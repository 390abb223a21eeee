import { randomUUID } from 'node:crypto';
import { Given, Then, When } from '@cucumber/cucumber';
import { COLUMNS as FIELDS } from '../../src/contact/columns.ts';
import type { Contact } from '../../src/contact/contact.ts';
import { createContactGenerator, makeContacts } from '../../src/contact/generator.ts';
import { expect } from '../../tests/driver/expect.ts';
import { compareRows, type Sort } from '../../tests/driver/order.ts';
import type { Row } from '../../tests/driver/table.ts';
import { ownTable, shownBy, sortTable } from '../../tests/modules/table.ts';
import type { SpecificationWorld } from '../support/world.ts';

/** Contacts that others are made of: a hundred thousand new ones would take their time. */
const POOL = makeContacts(createContactGenerator(4), 500);

/** How many values of contacts have been read. */
const reads = { count: 0 };
const counting: ProxyHandler<Contact> = {
  get: (contact, field) => {
    reads.count += 1;
    return Reflect.get(contact, field);
  },
};

/** Contacts many of which share a name, and some a phone too; `reads` counts what is read of them. */
function makeAlike(length: number): Contact[] {
  return Array.from({ length }, (_, nth) => {
    const { address } = POOL[nth % POOL.length] as Contact;
    const alike = { uuid: randomUUID(), name: `Al ${nth % 5}`, address, phone: `555-${nth % 7}` };
    return new Proxy(alike, counting);
  });
}

/** What becomes of a list of contacts, by its words; `first` is the list that the table had first. */
const CHANGES: Record<string, (list: Contact[], first: Contact[]) => Contact[]> = {
  'the same contacts and 20 more': (list) => [...list, ...makeAlike(20)],
  'a copy of the same contacts and 20 more': (list) => [...list, ...makeAlike(20)],
  'the same contacts and 60 more': (list) => [...list, ...makeAlike(60)],
  'its first contacts and 20 others': (_, first) => [...first, ...makeAlike(20)],
  'the same contacts in reverse': (list) => list.toReversed(),
  'other contacts': ({ length }) => makeAlike(length),
  'its first 40 contacts': (list) => list.slice(0, 40),
  'no contacts': () => [],
};

const rowOf = (contact: Contact) =>
  Object.fromEntries(FIELDS.map(({ header, field }) => [header, contact[field]])) as Row;

Given(
  'a table of {int} contacts sorted by {sort}',
  function (this: SpecificationWorld, count: number, sort: Sort) {
    const contacts = makeAlike(count);
    const table = ownTable(contacts);
    sortTable(table, sort);
    expect(shownBy(table)).toHaveLength(count);
    this.own = { table, first: contacts, contacts, reads: 0 };
  },
);

When(/^the table is given (.+)$/, function (this: SpecificationWorld, change: string) {
  const { table, contacts, first } = this.own;
  const data = CHANGES[change]?.(contacts, first) as Contact[];
  reads.count = 0;
  table.setOptions((options) => ({ ...options, data }));
  shownBy(table);
  this.own = { ...this.own, contacts: data, reads: reads.count };
});

When('it is sorted by {sort}', function (this: SpecificationWorld, sort: Sort) {
  reads.count = 0;
  sortTable(this.own.table, sort);
  shownBy(this.own.table);
  this.own.reads = reads.count;
});

When('it knows its contacts by other ids', function (this: SpecificationWorld) {
  const getRowId = ({ phone }: Contact, place: number) => `${phone} ${place}`;
  this.own.table.setOptions((options) => ({ ...options, getRowId }));
});

Then('it shows all of them sorted by {sort}', function (this: SpecificationWorld, sort: Sort) {
  const { table, contacts } = this.own;
  const sorted = contacts.toSorted((a, b) => compareRows(sort, rowOf(a), rowOf(b)));
  expect(shownBy(table)).toEqual(sorted);
});

Then('each of them is found by its uuid', function (this: SpecificationWorld) {
  const { table, contacts } = this.own;
  expect(contacts.map(({ uuid }) => table.getRow(uuid).original)).toEqual(contacts);
});

Then('each of them is found by its id', function (this: SpecificationWorld) {
  const { table, contacts } = this.own;
  const ids = contacts.map((contact, place) => table.getRowId(contact as never, place));
  expect(ids.map((id) => table.getRow(id).original)).toEqual(contacts);
  expect(table.getRowModel().rowsById).toBe(table.getCoreRowModel().rowsById);
});

Then(
  'at most {int} values of contacts are read',
  function (this: SpecificationWorld, most: number) {
    expect(this.own.reads).toBeGreaterThan(0);
    expect(this.own.reads).toBeLessThanOrEqual(most);
  },
);

Then('no value of contacts is read', function (this: SpecificationWorld) {
  expect(this.own.reads).toBe(0);
});
