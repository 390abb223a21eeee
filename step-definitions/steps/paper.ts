import { expect } from '../../tests/driver/expect.ts';
import { COLUMNS } from '../../tests/driver/table.ts';
import { needs, Then, When } from '../support/given-when-then.ts';

/** A text without white space, as a PDF does not tell where lines were broken. */
const closedUp = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

When('the page is printed', needs('printer'), async function () {
  this.paper = await this.contacts.driven.printer.print();
  await this.contacts.clock.settle();
});

Then(
  '{string} is printed, and all rows in their order, below {string} on each sheet',
  needs('printer'),
  async function (title: string, headers: string) {
    const sheets = await this.contacts.driven.printer.read(this.paper);
    expect(sheets.length).toBeGreaterThan(1);
    const below = sheets.map(closedUp).map((sheet, nth) => {
      const top = closedUp(nth === 0 ? title + headers : headers);
      expect(sheet.slice(0, top.length)).toBe(top);
      return sheet.slice(top.length);
    });
    const values = (await this.contacts.allRows()).flatMap((row) =>
      COLUMNS.map((each) => row[each]),
    );
    expect(below.join('')).toBe(closedUp(values.join('')));
  },
);
