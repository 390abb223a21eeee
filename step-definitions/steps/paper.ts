import { Then, When } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import { closedUp, print, readSheets } from '../../tests/driver/paper.ts';
import { COLUMNS } from '../../tests/driver/table.ts';
import { attachPaper } from '../support/evidence.ts';
import type { SpecificationWorld } from '../support/world.ts';

When('the page is printed', async function (this: SpecificationWorld) {
  const pdf = await print(this.contacts.page);
  this.sheets = await readSheets(pdf);
  await this.contacts.clock.settle();
  if (this.keepsEvidence(false)) attachPaper(this, pdf);
});

Then(
  'on paper are {string}, and under {string} on each sheet all rows in their order',
  async function (this: SpecificationWorld, title: string, headers: string) {
    expect(this.sheets.length).toBeGreaterThan(1);
    const below = this.sheets.map((sheet, nth) => {
      const top = closedUp(nth === 0 ? title + headers : headers);
      expect(sheet.slice(0, top.length)).toBe(top);
      return sheet.slice(top.length);
    });
    const values = (await this.contacts.rows()).flatMap((row) => COLUMNS.map((each) => row[each]));
    expect(below.join('')).toBe(closedUp(values.join('')));
  },
);
