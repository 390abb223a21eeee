import { expect } from '../../tests/driver/expect.ts';
import type { Size } from '../../tests/driver/judged-window.ts';
import { type NameProperty, openMocked } from '../../tests/driver/mocked-random.ts';
import type { Sort } from '../../tests/driver/order.ts';
import type { Position } from '../../tests/driver/positions.ts';
import { Given, needs, type SpecificationWorld, Then, When } from '../support/world.ts';
import { sortBy } from './sorting.ts';

async function open(this: SpecificationWorld): Promise<void> {
  await this.contacts.open();
}

// Two expressions, because an editor completes only one form of optional text.
Given('the page is open', open);
When('the page is opened', open);

/** Why another hash is not judged. */
const OWN_HASH = "the page's own address has a hash";

Given('the page is open(ed) at {string}', function (address: string) {
  // Such an address may be a route of the application that has the page.
  if (address.includes('#') && new URL(this.contacts.url).hash) return this.skip(OWN_HASH);
  return this.contacts.open(address);
});

Given('the page is open in a window of {size}', async function (size: Size) {
  await this.contacts.window.resize(size);
  await this.contacts.open();
});

Given(
  /^the page is open, with (contacts that tie in Name|names whose order depends on case)$/,
  async function (property: NameProperty) {
    if (await openMocked(this.contacts, property)) return undefined;
    const count = this.contacts.rows.generated.size.toLocaleString('en');
    return this.skip(`among the ${count} contacts that were read there are no ${property}`);
  },
);

Given('a long list', async function () {
  await this.contacts.openLongList();
});

Given('a long list sorted by {sort}', async function (sort: Sort) {
  await this.contacts.openLongList();
  await sortBy(this.contacts, sort);
});

Given('a long list in a window of {size}', async function (size: Size) {
  await this.contacts.window.resize(size);
  await this.contacts.openLongList();
});

Given('the reader is at {position}', async function (place: Position) {
  await this.contacts.scrollTo(place);
  await this.contacts.inPage.rest();
});

Given('the reader is at the very bottom of a long list', async function () {
  const { contacts } = this;
  await contacts.openLongList();
  // Not by scrolling, which would start a load.
  await contacts.thenSettle(contacts.window.resize({ height: 1_400 }));
  await contacts.inPage.rest();
});

When('the window is resized to {size}', async function (size: Size) {
  await this.contacts.thenSettle(this.contacts.window.resize(size));
});

When("the window is resized to {int} px less than the page's height", async function (px: number) {
  const { window, inPage } = this.contacts;
  const { scrollHeight } = await inPage.geometry();
  await this.contacts.thenSettle(window.resize({ height: scrollHeight - px }));
});

When(/^the host (hides|shows) the page(?: again)?$/, async function (does: 'hides' | 'shows') {
  await this.contacts.thenSettle(this.contacts.inPage.setDisplayed(does === 'shows'));
});

When('the reader leaves and comes back with the Back button', needs('history'), async function () {
  await this.contacts.visit(() => this.contacts.driven.history.leaveAndReturn());
});

When('the hash of the address changes', async function () {
  if (new URL(this.contacts.url).hash) return this.skip(OWN_HASH);
  await this.contacts.thenSettle(this.contacts.inPage.changeHash());
  this.contacts.surroundings = await this.contacts.lookAround();
  this.contacts.opened = this.contacts.surroundings.address;
  return undefined;
});

Given(/^the network is (cut|back)$/, needs('network'), async function (state: 'cut' | 'back') {
  await this.contacts.thenSettle(this.contacts.driven.network.setOffline(state === 'cut'));
});

Then('the page has opened no other window', function () {
  expect(this.contacts.window.log.windows).toEqual([]);
});

Then('the address, the title and the history are those of the opened page', async function () {
  const { inPage, opened, surroundings } = this.contacts;
  const { stored, ...around } = surroundings;
  const found = await inPage.surroundings();
  this.log(`The address: ${found.address.replace(/^.*?\/\/[^/]+/, '')}`);
  expect(found).toEqual({ ...around, address: opened, refresh: 'never' });
});
