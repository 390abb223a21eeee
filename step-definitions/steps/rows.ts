import type { DataTable } from '@cucumber/cucumber';
import { locale } from '../../src/contact/locale.ts';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Target } from '../../tests/driver/in-page/targets.ts';
import { COLUMNS, type Column, type Row } from '../../tests/driver/table.ts';
import { needs, type SpecificationWorld, Then, When } from '../support/world.ts';

When('the reader clicks the {column} of row {int}', async function (column: Column, row: number) {
  await this.contacts.clickOn({ what: 'cell', place: row - 1, column });
});

const CLICKS = {
  'double-clicks': { clickCount: 2 },
  'triple-clicks': { clickCount: 3 },
  'right-clicks': { button: 'right' },
} as const;

/** The first row, or the header of a column, or its value in row 5. */
function targetOf(column?: Column, on?: string): Target {
  if (!column) return { what: 'row', place: 0 };
  return on === 'header' ? { what: 'header', column } : { what: 'cell', place: 4, column };
}

When(
  /^the reader (hovers over|double-clicks|triple-clicks|right-clicks) the (?:first row|(UUID|Name|Address|Phone) (header|of row 5))$/,
  needs('mouse'),
  async function (gesture: 'hovers over' | keyof typeof CLICKS, column?: Column, on?: string) {
    const { mouse } = this.contacts.driven;
    const { x, y } = await this.contacts.pointIn(targetOf(column, on));
    const done = gesture === 'hovers over' ? mouse.move(x, y) : mouse.click(x, y, CLICKS[gesture]);
    await this.contacts.thenSettle(done);
  },
);

Then('the table has {int} rows', async function (count: number) {
  this.outline({ what: 'last row' }, { crop: 'left' });
  const { inPage } = this.contacts;
  await expectSoon(inPage, async () => expect(await inPage.rowCount()).toBe(count));
});

Then('the columns are:', async function (table: DataTable) {
  this.outline({ what: 'headers' });
  const headers = await this.contacts.inPage.headTexts();
  // Another page may mark columns that are not sorted, too.
  const names = headers.map((text) => text.replace(/[\p{S}\p{P}\p{M}]/gu, '').trim());
  expect(names).toEqual(table.raw()[0]);
});

/** All rows of the table, of which there is one at least, each with a cell for each column. */
export async function allRows({ contacts }: SpecificationWorld): Promise<Row[]> {
  const rows = await contacts.allRows();
  expect(rows.length).toBeGreaterThan(0);
  const missingIn = (row: Row) => COLUMNS.filter((column) => row[column] === undefined);
  const [place, row] = rows.find(([, each]) => missingIn(each).length > 0) ?? [];
  expect(row ? missingIn(row) : [], `cells that row ${Number(place) + 1} lacks`).toEqual([]);
  if (contacts.readsWholeList) expect(rows).toHaveLength(await contacts.inPage.rowCount());
  return rows.map(([, row]) => row);
}

Then('no cell is empty', async function () {
  this.outline({ what: 'rows' });
  const rows = await allRows(this);
  for (const column of COLUMNS) {
    const empty = rows.find((row) => row[column].trim() === '');
    expect((empty ?? rows[0])?.[column].trim(), column).toBeTruthy();
  }
});

Then('no two rows share a UUID', async function () {
  this.outline({ what: 'cells', column: 'UUID' });
  const uuids = (await allRows(this)).map(({ UUID }) => UUID);
  expect(new Set(uuids).size).toBe(uuids.length);
});

Then('the rows do not all have the same {column}', async function (column: Column) {
  this.outline({ what: 'cells', column });
  const [first, ...others] = (await allRows(this)).map((row) => row[column]);
  const differs = others.some((value) => value !== first);
  expect(differs, `every ${column} is "${first}"`).toBe(true);
});

const KINDS = {
  'a version 4 UUID': /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
  // Vowel signs and joiners belong to a word.
  'a full name': /^\p{L}[\p{L}\p{M}\p{Join_C}.'’-]*( \p{L}[\p{L}\p{M}\p{Join_C}.'’-]*)+$/u,
  'four parts joined by commas': /^[^\s,][^,]*(, [^\s,][^,]*){3}$/,
  // Seven digits at least; an extension may follow an x.
  'a phone number': /^(?=(?:\D*\d){7})[-+()./\d ]+( ?(x|ext\.?) ?\d+)?$/,
};

/** What is true of some values of a column. */
const TRAITS = {
  'begins with a title': /^(Mr|Mrs|Ms|Miss|Dr)\. /,
  'ends with a suffix': / (Jr\.|Sr\.|I|II|III|IV|V|MD|DDS|PhD|DVM)$/,
  'has a double surname': /\p{L}-\p{L}/u,
};

Then('some {column} {trait}', async function (column: Column, trait: keyof typeof TRAITS) {
  this.outline({ what: 'cells', column });
  const values = (await allRows(this)).map((row) => row[column]);
  expect(values).toContainEqual(expect.stringMatching(TRAITS[trait]));
});

Then('every {column} is {kind}', async function (column: Column, kind: keyof typeof KINDS) {
  this.outline({ what: 'cells', column });
  const values = (await allRows(this)).map((row) => row[column]);
  for (const value of values) {
    expect(value).toMatch(KINDS[kind]);
    expect(value).not.toMatch(/\b(undefined|null|NaN)\b|\[object /);
  }
  if (kind !== 'a version 4 UUID') return;
  expect(values.toSorted(), 'UUIDs that count up, rather than random ones').not.toEqual(values);
  const starts = new Set(values.map((value) => value.slice(0, 8)));
  expect(starts.size, 'different starts of UUIDs').toBeGreaterThan(values.length / 2);
});

Then(
  'every Address has its house number in the third part and its secondary address in the fourth',
  async function () {
    this.outline({ what: 'cells', column: 'Address' });
    for (const { Address } of await allRows(this)) {
      const [state, city, street, secondary] = Address.split(', ');
      expect(`${state} ${city}`, Address).not.toMatch(/\d/);
      expect(street, Address).toMatch(/^(?=.*\d)(?=.*\p{L}[\p{L}\p{M}])/u);
      // A number may also come first, before one word, as in '5 OG' or '2nd floor'; a street has more.
      expect(secondary, Address).toMatch(
        /^(\D+(\d+\p{L}?)?|\d+\P{L}*(\p{L}{1,2} )?[\p{L}\p{M}]+\.?)$/u,
      );
    }
  },
);

Then(
  'no Address has a state of the United States in the second part and none in the first',
  async function () {
    this.outline({ what: 'cells', column: 'Address' });
    const isState = (text = '') => locale.location?.state?.includes(text) ?? false;
    for (const { Address } of await allRows(this)) {
      const [first, second] = Address.split(', ');
      expect(isState(second) && !isState(first), Address).toBe(false);
    }
  },
);
