import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import { closedUp, print, readSheets } from '../../tests/driver/paper.ts';
import { COLUMNS } from '../../tests/driver/table.ts';
import { attachPaper } from '../support/evidence.ts';
import type { SpecificationWorld } from '../support/world.ts';

When('the page is printed', async function (this: SpecificationWorld) {
  const pdf = await print(this.contacts.page);
  this.noted.sheets = await readSheets(pdf);
  await this.contacts.clock.settle();
  if (this.parameters.evidence !== false) attachPaper(this, pdf);
});

/** Says that a sheet begins with a text; gives what comes under it. */
function under(sheet: string, text: string): string {
  const { length } = closedUp(text);
  expect(sheet.slice(0, length)).toBe(closedUp(text));
  return sheet.slice(length);
}

Then(
  'the first of several sheets begins with {string}',
  function (this: SpecificationWorld, title: string) {
    const [first = '', ...further] = this.noted.sheets ?? [];
    expect(further.length).toBeGreaterThan(0);
    this.noted.sheets = [under(first, title), ...further];
  },
);

Then(
  'under that each sheet has the headers {string}',
  function (this: SpecificationWorld, headers: string) {
    const { sheets = [] } = this.noted;
    this.noted.sheets = sheets.map((sheet) => under(sheet, headers));
  },
);

Then(
  'under those all sheets together have the noted rows, and nothing else',
  function (this: SpecificationWorld) {
    const values = this.noted.rows.flatMap((row) => COLUMNS.map((column) => row[column]));
    expect(this.noted.sheets?.join('')).toBe(closedUp(values.join('')));
  },
);

Given('the view is noted', async function (this: SpecificationWorld) {
  this.noted.view = await this.contacts.view.whole();
});

Then('the view is as noted', async function (this: SpecificationWorld) {
  expect(await this.contacts.view.whole()).toEqual(this.noted.view);
});
