import type { DataTable } from '@cucumber/cucumber';
import type { ContactsPage } from '../../tests/driver/contacts-page.ts';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Sort } from '../../tests/driver/order.ts';
import {
  COLUMNS,
  type Column,
  markersByColumn,
  unknownMarkerIn,
} from '../../tests/driver/table.ts';
import { needs, type SpecificationWorld, Then, When } from '../support/world.ts';

const NO_MARKERS = Object.fromEntries(COLUMNS.map((column) => [column, '']));

When('the reader clicks {column}', async function (column: Column) {
  await this.contacts.click(column);
});

When('the reader clicks {column} {int} times', async function (column: Column, times: number) {
  for (let nth = 1; nth <= times; nth += 1) await this.contacts.click(column, { nth });
});

When('the reader shift-clicks {column}', async function (column: Column) {
  await this.contacts.click(column, { modifiers: ['Shift'] });
});

When(
  'the reader clicks {column} with {key}',
  async function (column: Column, key: 'Alt' | 'Control' | 'Meta') {
    await this.contacts.click(column, { modifiers: [key] });
  },
);

When(
  'the reader clicks {column} and holds the button for {int} ms',
  needs('mouse'),
  async function (column: Column, ms: number) {
    await this.contacts.clickSlowly(column, ms);
  },
);

When(
  'the reader drags {column} onto {column}',
  needs('mouse'),
  async function (column: Column, onto: Column) {
    await this.contacts.drag(column, onto);
  },
);

/** Sorts by the columns in their order of precedence, as a reader does. */
export async function sortBy(contacts: ContactsPage, sort: Sort): Promise<void> {
  for (const [index, { column, direction }] of sort.entries()) {
    const modifiers: 'Shift'[] = index === 0 ? [] : ['Shift'];
    await contacts.click(column, { modifiers });
    if (direction === 'descending') await contacts.click(column, { modifiers });
  }
}

When('the reader sorts by {sort}', async function (sort: Sort) {
  await sortBy(this.contacts, sort);
});

When(
  'the reader clicks the bottom right corner of the {column} header cell',
  async function (column: Column) {
    await this.contacts.click(column, { place: 'corner' });
  },
);

/** Skips an example about markers that the suite does not know. */
export async function skipUnknownMarkers(world: SpecificationWorld) {
  const { inPage, unsortedHeaders } = world.contacts;
  const unknown = unknownMarkerIn(await inPage.headTexts(), unsortedHeaders);
  return unknown && world.skip(`none of the markers ▲ 🔼 ↑ ▼ 🔽 ↓ in "${unknown}"`);
}

Then('the markers are:', async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const [expected] = table.hashes();
  const { clock, inPage } = this.contacts;
  if (await skipUnknownMarkers(this)) return 'skipped';
  await expectSoon(clock, async () =>
    expect(markersByColumn(await inPage.headTexts())).toEqual(expected),
  );
  return undefined;
});

Then('no column but {column} has a marker', async function (column: Column) {
  this.outline({ what: 'headers' });
  const { clock, inPage } = this.contacts;
  await expectSoon(clock, async () =>
    expect({ ...markersByColumn(await inPage.headTexts()), [column]: '' }).toEqual(NO_MARKERS),
  );
});

Then('the exact markers are:', async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const glyphs = (await this.contacts.inPage.headTexts()).map((text) =>
    text.replace(/[\p{L}\s,]/gu, ''),
  );
  expect([[...COLUMNS], glyphs]).toEqual(table.raw());
});

Then('aria-sort is:', async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const [expected] = table.hashes();
  const said = await this.contacts.inPage.ariaSort();
  expect(Object.fromEntries(COLUMNS.map((column, nth) => [column, said[nth]]))).toEqual(expected);
});

Then('the rows are sorted by {sort}', async function (sort: Sort) {
  const { clock, inPage, rows: known, readsWholeList } = this.contacts;
  for (const { column } of sort) {
    this.outline({ what: 'header', column });
    this.outline({ what: 'cells', column });
  }
  // Only the view is retried: reading the whole list may take longer than the time-out.
  await expectSoon(clock, async () => known.expectSorted(sort, (await inPage.readTable()).rows));
  const rows = await this.contacts.allRows();
  const count = await inPage.rowCount();
  known.expectSorted(sort, rows);
  known.expectKept(sort, rows, count, readsWholeList);
  const uuids = new Set(rows.map(([, { UUID }]) => UUID));
  expect(uuids.size).toBe(readsWholeList ? count : rows.length);
});

Then('the rows are in the order of generation', async function () {
  this.outline({ what: 'rows' }, { crop: 'left' });
  const { clock, inPage, rows: known, readsWholeList } = this.contacts;
  expect(known.generated.size).toBeGreaterThan(0);
  await expectSoon(clock, async () => known.expectGenerated((await inPage.readTable()).rows));
  const rows = await this.contacts.allRows();
  known.expectGenerated(rows);
  known.expectKept([], rows, await inPage.rowCount(), readsWholeList);
});
