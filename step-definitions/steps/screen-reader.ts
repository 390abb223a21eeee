import type { DataTable } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import { COLUMNS, type Column } from '../../tests/driver/table.ts';
import { needs, Then, When } from '../support/world.ts';

When('the screen reader activates {column}', async function (column: Column) {
  await this.contacts.thenSettle(this.contacts.inPage.activate(column));
});

Then('the accessibility tree begins with:', needs('screenReader'), async function (text: string) {
  const expected = text.split('\n');
  const lines = await this.contacts.driven.screenReader.lines();
  expect(lines.slice(0, expected.length)).toEqual(expected);
});

Then(
  'each row in the document is a row of the accessibility tree, with its four cells',
  needs('screenReader'),
  async function () {
    const [, body] = await this.contacts.driven.screenReader.nodes('rowgroup');
    const rendered = body?.children.map((row) => [
      row.role,
      ...row.children.map((cell) => [cell.role, cell.text]),
    ]);
    const { rows } = await this.contacts.inPage.readTable();
    expect(rendered).toEqual(
      rows.map(([, row]) => ['row', ...COLUMNS.map((column) => ['cell', row[column]])]),
    );
  },
);

Then(
  'the last row in the document is numbered {int} of {int}',
  async function (place: number, count: number) {
    const { count: said, numbers } = await this.contacts.inPage.rowNumbers();
    expect(said).toBe(String(count));
    expect(numbers.at(0)).toBe(1);
    const [, first = Number.NaN] = numbers;
    expect(numbers.slice(1)).toEqual(numbers.slice(1).map((_, nth) => first + nth));
    expect(numbers.at(-1)).toBe(place);
  },
);

Then('the headers are described as:', needs('screenReader'), async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const { screenReader } = this.contacts.driven;
  const headers = await screenReader.nodes('columnheader');
  expect(headers.map(({ name }) => name)).toEqual([...COLUMNS]);
  const buttons = await screenReader.nodes('button');
  const descriptions = buttons.map(({ name, description }) => [name, description]);
  expect(Object.fromEntries(descriptions)).toEqual(table.hashes()[0]);
});

Then(
  /^the status region says (?:nothing|"(.+)")$/,
  needs('screenReader'),
  async function (expected: string | null) {
    const regions = await this.contacts.driven.screenReader.nodes('status');
    expect(regions.map(({ live }) => live)).toEqual(['polite']);
    const news = regions.map(({ text }) => text);
    this.log(`The status region says: ${news.join() || 'nothing'}`);
    expect(news).toEqual([expected ?? '']);
  },
);
