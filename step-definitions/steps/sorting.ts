import type { DataTable } from '@cucumber/cucumber';
import type { ContactsPage } from '../../tests/driver/contacts-page.ts';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { ClickPlace } from '../../tests/driver/in-page/targets.ts';
import type { Sort } from '../../tests/driver/order.ts';
import { COLUMNS, type Column, markersByColumn } from '../../tests/driver/table.ts';
import { needs, Then, When } from '../support/world.ts';

const NO_MARKERS = Object.fromEntries(COLUMNS.map((column) => [column, '']));

When('the reader clicks {column}', async function (column: Column) {
  await this.contacts.click(column);
});

When('the reader clicks {column} {int} times', async function (column: Column, times: number) {
  for (let nth = 1; nth <= times; nth += 1) await this.contacts.click(column, { nth });
});

When('the reader shift-clicks {column}', async function (column: Column) {
  await this.contacts.click(column, { withShift: true });
});

When(
  'the reader clicks {column} and holds the button for {int} ms',
  needs('mouse'),
  async function (column: Column, ms: number) {
    const { mouse } = this.contacts.driven;
    const { x, y } = await this.contacts.pointIn({ what: 'header', column });
    await mouse.move(x, y);
    await this.contacts.thenSettle(mouse.down());
    await this.contacts.inPage.pass(ms);
    await this.contacts.thenSettle(mouse.up());
  },
);

When(
  'the reader drags {column} onto {column}',
  needs('mouse'),
  async function (column: Column, onto: Column) {
    const { mouse } = this.contacts.driven;
    const from = await this.contacts.pointIn({ what: 'header', column });
    const to = await this.contacts.pointIn({ what: 'header', column: onto });
    await mouse.move(from.x, from.y);
    await mouse.down();
    // In steps, so that a drag begins.
    await mouse.move(to.x, to.y, { steps: 8 });
    await this.contacts.thenSettle(mouse.up());
  },
);

/** Sorts by the columns in their order of precedence, as a reader does. */
export async function sortBy(contacts: ContactsPage, sort: Sort): Promise<void> {
  for (const [index, { column, direction }] of sort.entries()) {
    const withShift = index > 0;
    await contacts.click(column, { withShift });
    if (direction === 'descending') await contacts.click(column, { withShift });
  }
}

When('the reader sorts by {sort}', async function (sort: Sort) {
  await sortBy(this.contacts, sort);
});

When(
  'the reader clicks the {part} of the {column} header cell',
  async function (place: ClickPlace, column: Column) {
    await this.contacts.click(column, { place });
  },
);

/** The signs in the text of a header. */
const signsIn = (text: string) => text.replace(/[\p{L}\s]/gu, '');

Then('the markers are:', async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const [expected = {}] = table.hashes();
  const { inPage } = this.contacts;
  await expectSoon(inPage, async () => {
    const texts = await inPage.headTexts();
    expect(markersByColumn(texts)).toEqual(expected);
    if (!this.isOtherPage) expect(texts.map(signsIn)).toEqual(Object.values(expected));
  });
});

Then('no column but {column} has a marker', async function (column: Column) {
  this.outline({ what: 'headers' });
  const { inPage } = this.contacts;
  await expectSoon(inPage, async () =>
    expect({ ...markersByColumn(await inPage.headTexts()), [column]: '' }).toEqual(NO_MARKERS),
  );
});

Then('aria-sort is:', async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const [expected] = table.hashes();
  const said = await this.contacts.inPage.ariaSort();
  expect(Object.fromEntries(COLUMNS.map((column, nth) => [column, said[nth]]))).toEqual(expected);
});

Then('the rows are sorted by {sort}', async function (sort: Sort) {
  const { inPage, rows: known, readsWholeList } = this.contacts;
  for (const { column } of sort) {
    this.outline({ what: 'header', column });
    this.outline({ what: 'cells', column });
  }
  // Only the view is retried: reading the whole list may take longer than the time-out.
  await expectSoon(inPage, async () => known.expectSorted(sort, (await inPage.readTable()).rows));
  const rows = await this.contacts.allRows();
  const count = await inPage.rowCount();
  known.expectSorted(sort, rows);
  known.expectKept(sort, rows, count, readsWholeList);
  const uuids = new Set(rows.map(([, { UUID }]) => UUID));
  expect(uuids.size).toBe(readsWholeList ? count : rows.length);
});

Then('the rows are in the order of generation', async function () {
  this.outline({ what: 'rows' }, { crop: 'left' });
  const { inPage, rows: known, readsWholeList } = this.contacts;
  expect(known.generated.size).toBeGreaterThan(0);
  await expectSoon(inPage, async () => known.expectGenerated((await inPage.readTable()).rows));
  const rows = await this.contacts.allRows();
  known.expectGenerated(rows);
  known.expectKept([], rows, await inPage.rowCount(), readsWholeList);
});
