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
  const { contacts = [] } = this.result;
  this.result = { contacts: [...contacts, makeContact(createContactGenerator())] };
});

When(/^a list of (\S+) contacts is made$/, function (length: string) {
  try {
    this.result = { contacts: makeContacts(createContactGenerator(), Number(length)) };
  } catch (error) {
    this.result = { error };
  }
});

Then('there are {int} contacts, and no two share a uuid', function (count: number) {
  const uuids = this.result.contacts?.map(({ uuid }) => uuid);
  expect(uuids).toHaveLength(count);
  expect(new Set(uuids).size).toBe(count);
});

Then('a RangeError says {string}', function (text: string) {
  expect(this.result.error).toBeInstanceOf(RangeError);
  expect((this.result.error as RangeError).message).toContain(text);
});

/** Numbered by their uuids; columns that the table lacks are empty. */
Given('these contacts:', function (table: DataTable) {
  const contacts = table.hashes().map((values, nth) => {
    return { uuid: `${nth + 1}`, name: '', address: '', phone: '', ...values };
  });
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
