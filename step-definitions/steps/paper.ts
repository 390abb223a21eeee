import { expect } from '../../tests/driver/expect.ts';
import { COLUMNS } from '../../tests/driver/table.ts';
import { needs, type SpecificationWorld, Then, When } from '../support/world.ts';

/** What the first sheet has above the table. */
const TITLE = 'Sample contacts';

/** A text without white space, because a PDF does not say where it broke a line. */
const closedUp = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

When('the page is printed', needs('printer'), async function () {
  this.paper = await this.contacts.driven.printer.print();
  await this.contacts.inPage.settle();
});

/** The texts of the sheets. */
async function sheetsOf({ contacts, paper }: SpecificationWorld): Promise<string[]> {
  return (await contacts.driven.printer.read(paper)).map(closedUp);
}

Then('the print begins with {string}', needs('printer'), async function (title: string) {
  const [first = ''] = await sheetsOf(this);
  expect(first.slice(0, closedUp(title).length)).toBe(closedUp(title));
});

Then(
  'all rows are printed, in their order, below {string} on each sheet',
  needs('printer'),
  async function (headers: string) {
    const sheets = await sheetsOf(this);
    expect(sheets.length).toBeGreaterThan(1);
    const below = sheets.map((sheet, nth) => {
      const top = closedUp(nth === 0 ? TITLE + headers : headers);
      expect(sheet.slice(0, top.length)).toBe(top);
      return sheet.slice(top.length);
    });
    const values = (await this.contacts.allRows()).flatMap(([, row]) =>
      COLUMNS.map((each) => row[each]),
    );
    expect(below.join('')).toBe(closedUp(values.join('')));
  },
);
