import { Given, Then, When } from '@cucumber/cucumber';
import type { ViewportSize } from '@playwright/test';
import { expect } from '../../tests/driver/expect.ts';
import type { SpecificationWorld } from '../support/world.ts';

async function open(this: SpecificationWorld): Promise<void> {
  await this.contacts.open();
}

Given('the page is open', open);
When('the page is opened', open);
When('the page is opened again', open);

When('the page is opened at {string}', async function (this: SpecificationWorld, address: string) {
  await this.contacts.open(address);
});

Given(
  'the page is open in a window of {size}',
  async function (this: SpecificationWorld, size: ViewportSize) {
    await this.contacts.page.setViewportSize(size);
    await this.contacts.open();
  },
);

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

Given('the network is cut', async function (this: SpecificationWorld) {
  await this.context.setOffline(true);
});

Then('the address is the one that was opened', function (this: SpecificationWorld) {
  this.log(`The address: ${this.contacts.page.url().replace(/^.*?\/\/[^/]+/, '')}`);
  expect(this.contacts.page.url()).toBe(this.contacts.opened);
});
