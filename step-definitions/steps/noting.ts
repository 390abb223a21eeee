import { Given, Then } from '@cucumber/cucumber';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Row } from '../../tests/driver/table.ts';
import type { SpecificationWorld } from '../support/world.ts';

Given('the rows are noted', async function (this: SpecificationWorld) {
  this.noted.rows = await this.contacts.rows();
});

Then('the rows are the noted ones', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows(), { enough: 'left' });
  expect(await this.contacts.rows()).toEqual(this.noted.rows);
});

Then(
  'the first {int} rows are the noted ones',
  async function (this: SpecificationWorld, count: number) {
    this.outline(this.contacts.table.row(count - 1), { enough: 'left', isNumbered: true });
    expect(this.noted.rows).toHaveLength(count);
    expect((await this.contacts.rows()).slice(0, count)).toEqual(this.noted.rows);
  },
);

Then('no noted row is on the page', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows());
  // A contact is the same under another uuid, too.
  const marks = ({ UUID, Name, Address, Phone }: Row) => [UUID, `${Name}, ${Address}`, Phone];
  const noted = new Set(this.noted.rows.flatMap(marks));
  const rows = await this.contacts.rows();
  expect(Math.min(noted.size, rows.length)).toBeGreaterThan(0);
  expect(rows.filter((row) => marks(row).some((mark) => noted.has(mark)))).toEqual([]);
});

Given('the text around the rows is noted', async function (this: SpecificationWorld) {
  this.noted.text = await this.contacts.surroundings.text();
});

Then('the text around the rows is as noted', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.root, { part: 'below', enough: 'middle' });
  const { surroundings } = this.contacts;
  await expectSoon(async () => expect(await surroundings.text()).toBe(this.noted.text));
});

Given('the element of the first row is noted', async function (this: SpecificationWorld) {
  const row = this.contacts.table.root.locator('tr', { has: this.contacts.page.locator('td') });
  this.noted.element = await row.first().elementHandle();
  this.noted.text = (await this.noted.element?.textContent()) ?? '';
});

Then('the noted element still shows the noted row', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows().filter({ hasText: this.noted.text }), { enough: 'left' });
  expect(await this.noted.element?.evaluate((row) => row.isConnected)).toBe(true);
  expect(await this.noted.element?.textContent()).toBe(this.noted.text);
});
