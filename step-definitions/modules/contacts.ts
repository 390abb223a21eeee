import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { getDefaultPaginationState } from '@tanstack/react-table/static-functions';
import type { Contact } from '../../src/contact/contact.ts';
import { createContactGenerator, makeContact, makeContacts } from '../../src/contact/generator.ts';
import { expect } from '../../tests/driver/expect.ts';
import type { Sort } from '../../tests/driver/order.ts';
import { sortedContacts } from '../../tests/modules/table.ts';
import type { SpecificationWorld } from '../support/world.ts';

When('a contact is made', function (this: SpecificationWorld) {
  this.made.contacts = [makeContact(createContactGenerator())];
});

When('a contact is made twice', function (this: SpecificationWorld) {
  const generator = createContactGenerator();
  this.made.contacts = [makeContact(generator), makeContact(generator)];
});

Then('the two contacts have different uuids', function (this: SpecificationWorld) {
  const [one, other] = this.made.contacts;
  expect(one?.uuid).not.toBe(other?.uuid);
});

Then(
  'it has these fields, each a string of at least one character:',
  function (this: SpecificationWorld, table: DataTable) {
    const [contact] = this.made.contacts;
    expect(Object.keys(contact ?? {})).toEqual(table.raw()[0]);
    for (const value of Object.values(contact ?? {}))
      expect(value).toEqual(expect.stringMatching(/./));
  },
);

When(/^a list of (\S+) contacts is made$/, function (this: SpecificationWorld, length: string) {
  try {
    this.made.contacts = makeContacts(createContactGenerator(), Number(length));
  } catch (error) {
    this.made.error = error;
  }
});

Then('the list has {int} contacts', function (this: SpecificationWorld, length: number) {
  expect(this.made.error).toBeUndefined();
  expect(this.made.contacts).toHaveLength(length);
});

Then('a RangeError says {string}', function (this: SpecificationWorld, text: string) {
  expect(this.made.error).toBeInstanceOf(RangeError);
  expect((this.made.error as RangeError).message).toContain(text);
});

Given('these contacts:', function (this: SpecificationWorld, table: DataTable) {
  this.made.contacts = table.hashes() as unknown as Contact[];
});

Given('contacts with these addresses:', function (this: SpecificationWorld, table: DataTable) {
  this.made.contacts = table.raw().map(([address = ''], index) => ({
    uuid: String(index + 1),
    name: 'Al',
    address,
    phone: '555',
  }));
});

When('they are sorted by {sort}', function (this: SpecificationWorld, sort: Sort) {
  this.made.contacts = sortedContacts(this.made.contacts, sort);
});

Then(/^their order is (.+)$/, function (this: SpecificationWorld, order: string) {
  expect(this.made.contacts.map(({ uuid }) => uuid)).toEqual(order.split(', '));
});

When('the pagination defaults are read', function (this: SpecificationWorld) {
  this.made.text = JSON.stringify(getDefaultPaginationState());
});

Then(
  'the page size is {int} and the page index is {int}',
  function (this: SpecificationWorld, pageSize: number, pageIndex: number) {
    expect(JSON.parse(this.made.text)).toEqual({ pageSize, pageIndex });
  },
);

Then('they are those of the table library', function (this: SpecificationWorld) {
  expect(JSON.parse(this.made.text)).toEqual(getDefaultPaginationState());
});
