import { Given, Then, When } from '@cucumber/cucumber';
import type { Contact } from '../src/contact/contact.ts';
import { createContactGenerator, makeContacts } from '../src/contact/generator.ts';
import { COLUMNS as FIELDS } from '../src/table/columns.ts';
import { expect } from './expect.ts';
import { compareRows, type Sort } from './order.ts';
import { ownTable, shownBy, sortTable } from './own-table.ts';
import type { Row } from './table.ts';
import type { SpecificationWorld } from './world.ts';

const generator = createContactGenerator(4);

/** Contacts many of which share a name, and some a phone too. */
function makeAlike(length: number): Contact[] {
  return makeContacts(generator, length).map((contact, nth) => ({
    ...contact,
    name: `Al ${nth % 5}`,
    phone: `555-${nth % 7}`,
  }));
}

/** What becomes of a list of contacts, by its words. */
const CHANGES: Record<string, (contacts: readonly Contact[]) => readonly Contact[]> = {
  'the same contacts and 20 more': (contacts) => [...contacts, ...makeAlike(20)],
  'the same contacts in reverse': (contacts) => contacts.toReversed(),
  'other contacts': ({ length }) => makeAlike(length),
  'the first 40 of them': (contacts) => contacts.slice(0, 40),
  'no contacts': () => [],
};

const rowOf = (contact: Contact) =>
  Object.fromEntries(FIELDS.map(({ header, field }) => [header, contact[field]])) as Row;

Given(
  'a table of {int} contacts sorted by {sort}',
  function (this: SpecificationWorld, count: number, sort: Sort) {
    this.made.contacts = makeAlike(count);
    this.made.table = ownTable(this.made.contacts);
    sortTable(this.made.table, sort);
    expect(shownBy(this.made.table)).toHaveLength(count);
  },
);

When(/^the table is given (.+)$/, function (this: SpecificationWorld, change: string) {
  const contacts = CHANGES[change]?.(this.made.contacts) as Contact[];
  this.made.table?.setOptions((options) => ({ ...options, data: contacts }));
  this.made.contacts = contacts;
});

Then('it shows all of them sorted by {sort}', function (this: SpecificationWorld, sort: Sort) {
  const sorted = this.made.contacts.toSorted((a, b) => compareRows(sort, rowOf(a), rowOf(b)));
  expect(shownBy(this.made.table as ReturnType<typeof ownTable>)).toEqual(sorted);
});

Then('each of them is found by its uuid', function (this: SpecificationWorld) {
  const { table, contacts } = this.made;
  const found = contacts.map(({ uuid }) => table?.getRow(uuid).original);
  expect(found).toEqual(contacts);
  expect(table?.getRowModel().rowsById).toBe(table?.getCoreRowModel().rowsById);
});
