import { Given, Then, When } from '@cucumber/cucumber';
import type { ViewportSize } from '@playwright/test';
import type { Position } from '../../tests/driver/contacts-page.ts';
import { expect } from '../../tests/driver/expect.ts';
import type { Sort } from '../../tests/driver/order.ts';
import type { SpecificationWorld } from '../support/world.ts';
import { sortBy } from './sorting.ts';

Given('the page is open(ed)( again)', async function (this: SpecificationWorld) {
  await this.contacts.open();
});

Given(
  'the page is open(ed) at {string}',
  async function (this: SpecificationWorld, address: string) {
    await this.contacts.open(address);
  },
);

Given(
  'the page is open in a window of {size}',
  async function (this: SpecificationWorld, size: ViewportSize) {
    await this.contacts.page.setViewportSize(size);
    await this.contacts.open();
  },
);

Given('a long list', async function (this: SpecificationWorld) {
  await this.contacts.openLongList();
});

Given('a long list sorted by {sort}', async function (this: SpecificationWorld, sort: Sort) {
  await this.contacts.openLongList();
  await sortBy(this.contacts, sort);
});

Given(
  'a long list in a window of {size}',
  async function (this: SpecificationWorld, size: ViewportSize) {
    await this.contacts.page.setViewportSize(size);
    await this.contacts.openLongList();
  },
);

Given('the reader is at {position}', async function (this: SpecificationWorld, place: Position) {
  await this.contacts.scrollTo(place);
  await this.contacts.rest();
});

Given('the reader is at the very bottom of a long list', async function (this: SpecificationWorld) {
  const { contacts } = this;
  await contacts.openLongList();
  // Not by scrolling, which would start a load.
  const { width } = contacts.page.viewportSize() as ViewportSize;
  await contacts.page.setViewportSize({ width, height: 1_400 });
  await contacts.clock.settle();
  await contacts.rest();
});

When(
  'the window is resized to {size}',
  async function (this: SpecificationWorld, size: ViewportSize) {
    await this.contacts.page.setViewportSize(size);
    await this.contacts.clock.settle();
  },
);

When(
  'the window is resized to {int} px less than the page is high',
  async function (this: SpecificationWorld, px: number) {
    const { page, clock } = this.contacts;
    const { width } = page.viewportSize() as ViewportSize;
    const { scrollHeight } = await this.contacts.geometry();
    await page.setViewportSize({ width, height: scrollHeight - px });
    await clock.settle();
  },
);

When(
  'the reader leaves and comes back with the Back button',
  async function (this: SpecificationWorld) {
    await this.contacts.leaveAndReturn();
  },
);

Given('the network is cut', async function (this: SpecificationWorld) {
  await this.context.setOffline(true);
});

Then('the address is the one that was opened', function (this: SpecificationWorld) {
  this.log(`The address: ${this.contacts.page.url().replace(/^.*?\/\/[^/]+/, '')}`);
  expect(this.contacts.page.url()).toBe(this.contacts.opened);
});
