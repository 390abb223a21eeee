import type { DataTable } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import { COLUMNS, type Column } from '../../tests/driver/table.ts';
import { needs, Then, When } from '../support/world.ts';

When('the screen reader activates {column}', async function (column: Column) {
  await this.contacts.thenSettle(this.contacts.inPage.activate(column));
});

Then('the table is called {string}', needs('screenReader'), async function (name: string) {
  const tables = await this.contacts.driven.screenReader.nodes('table');
  expect(tables.map((table) => table.name)).toEqual([name]);
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
