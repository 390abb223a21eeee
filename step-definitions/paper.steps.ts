import { Given, Then, When } from '@cucumber/cucumber';
import { attachPaper } from './evidence.ts';
import { expect } from './expect.ts';
import { closedUp, print, readSheets } from './paper.ts';
import { COLUMNS } from './table.ts';
import type { SpecificationWorld } from './world.ts';

When('the page is printed', async function (this: SpecificationWorld) {
  const pdf = await print(this.contacts.page);
  this.noted.sheets = await readSheets(pdf);
  await this.contacts.clock.settle();
  if (this.parameters.evidence !== false) attachPaper(this, pdf);
});

Then(
  'every sheet has the headers {string}, and all sheets together the noted rows, and nothing else',
  async function (this: SpecificationWorld, headers: string) {
    const { sheets = [], rows } = this.noted;
    expect(sheets.length).toBeGreaterThan(1);
    const [first = '', ...further] = sheets;
    const title = 'Samplecontacts';
    expect(first.slice(0, title.length)).toBe(title);
    const bodies = [first.slice(title.length), ...further].map((sheet) => {
      expect(sheet.slice(0, closedUp(headers).length)).toBe(closedUp(headers));
      return sheet.slice(closedUp(headers).length);
    });
    const values = rows.flatMap((row) => COLUMNS.map((column) => row[column]));
    expect(bodies.join('')).toBe(closedUp(values.join('')));
  },
);

Given('the view is noted', async function (this: SpecificationWorld) {
  this.noted.view = await this.contacts.view.whole();
});

Then('the view is as noted', async function (this: SpecificationWorld) {
  expect(await this.contacts.view.whole()).toEqual(this.noted.view);
});
