import type { DataTable } from '@cucumber/cucumber';
import { constructTable, tableFeatures } from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { type Contact, COLUMNS as FIELDS } from '../../src/contact/contact.ts';
import { createContactGenerator, makeContact, makeContacts } from '../../src/contact/generator.ts';
import { features, getRowId, sortableColumns } from '../../src/sorting/sorting.ts';
import { expect } from '../../tests/driver/expect.ts';
import type { Sort } from '../../tests/driver/order.ts';
import { Given, Then, When } from '../support/world.ts';

When('a contact is made', function () {
  this.result = { contacts: [makeContact(createContactGenerator())] };
});

When('a contact is made twice', function () {
  const generator = createContactGenerator();
  this.result = { contacts: [makeContact(generator), makeContact(generator)] };
});

Then('the two contacts have different uuids', function () {
  const [one, other] = this.result.contacts ?? [];
  expect(one?.uuid).not.toBe(other?.uuid);
});

Then('it has these fields, each a string of at least one character:', function (table: DataTable) {
  const [contact = {}] = this.result.contacts ?? [];
  expect(Object.keys(contact)).toEqual(table.raw()[0]);
  for (const value of Object.values(contact)) expect(value).toEqual(expect.stringMatching(/./));
});

When(/^a list of (\S+) contacts is made$/, function (length: string) {
  try {
    this.result = { contacts: makeContacts(createContactGenerator(), Number(length)) };
  } catch (error) {
    this.result = { error };
  }
});

Then('the list has {int} contacts', function (length: number) {
  expect(this.result.contacts).toHaveLength(length);
});

Then('a RangeError says {string}', function (text: string) {
  expect(this.result.error).toBeInstanceOf(RangeError);
  expect((this.result.error as RangeError).message).toContain(text);
});

Given('these contacts:', function (table: DataTable) {
  this.result = { contacts: table.hashes() as unknown as Contact[] };
});

Given('contacts with these addresses:', function (table: DataTable) {
  const contacts = table
    .raw()
    .map(([address = ''], at) => ({ uuid: `${at + 1}`, name: 'Al', address, phone: '555' }));
  this.result = { contacts };
});

/** The contacts in the order in which this project's table sorts them, without a page. */
export function sortedContacts(contacts: readonly Contact[], sort: Sort): Contact[] {
  const table = constructTable({
    features: tableFeatures({ ...features, coreReactivityFeature: storeReactivityBindings() }),
    columns: sortableColumns,
    data: contacts,
    getRowId,
  });
  table.setSorting(
    sort.map(({ column, direction }) => ({
      id: FIELDS.find(({ header }) => header === column)?.field ?? '',
      desc: direction === 'descending',
    })),
  );
  return table.getRowModel().rows.map(({ original }) => original);
}

When('they are sorted by {sort}', function (sort: Sort) {
  this.result = { contacts: sortedContacts(this.result.contacts ?? [], sort) };
});

Then(/^their order is (.+)$/, function (order: string) {
  expect(this.result.contacts?.map(({ uuid }) => uuid)).toEqual(order.split(', '));
});
