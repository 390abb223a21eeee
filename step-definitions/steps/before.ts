/** What is compared with the page as it was right before the example's first action. */
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Row } from '../../tests/driver/table.ts';
import { movementOf, ROUNDING } from '../../tests/driver/view.ts';
import { Then } from '../support/world.ts';
import { allRows } from './rows.ts';

/** Two rows that share one of these show the same contact, which may have got another uuid. */
const marks = ({ UUID, Name, Address, Phone }: Row) => [UUID, `${Name}, ${Address}, ${Phone}`];

Then('the first {int} rows are as before', async function (count: number) {
  this.outline({ what: 'row', place: count - 1 }, { crop: 'left' });
  const { contacts } = this.contacts.before;
  const seen = [...contacts].filter(([place]) => place < count);
  // Another page may have had only some of its rows in the document; this one has all of these.
  expect(seen.length).toBeGreaterThanOrEqual(this.isOtherPage ? 1 : count);
  const rows = new Map(await this.contacts.allRows());
  expect(seen.map(([place]) => [place, rows.get(place)])).toEqual(seen);
});

Then('no contact from before is on the page', async function () {
  this.outline({ what: 'rows' });
  const before = new Set([...this.contacts.before.contacts.values()].flatMap(marks));
  const rows = await allRows(this);
  expect(Math.min(before.size, rows.length)).toBeGreaterThan(0);
  expect(rows.filter((row) => marks(row).some((mark) => before.has(mark)))).toEqual([]);
});

Then('no contact is on the page twice', async function () {
  this.outline({ what: 'rows' });
  const rows = await allRows(this);
  const first = new Map(rows.toReversed().flatMap((row) => marks(row).map((mark) => [mark, row])));
  const again = rows.filter((row) => marks(row).some((mark) => first.get(mark) !== row));
  expect(again.slice(0, 3), `the first of ${again.length} contacts that are there again`).toEqual(
    [],
  );
});

Then('the text around the rows is as before', async function () {
  this.outline({ what: 'table' }, { area: 'below', crop: 'middle' });
  const { inPage, before } = this.contacts;
  await expectSoon(inPage, async () => expect(await inPage.textAround()).toBe(before.text));
});

Then('the page has scrolled', async function () {
  const { scrollTop } = await this.contacts.inPage.geometry();
  expect(scrollTop).not.toBe(this.contacts.before.view.scrollTop);
});

Then('the scroll offset is as before', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  const { scrollTop } = await this.contacts.inPage.geometry();
  expect(scrollTop).toBe(this.contacts.before.view.scrollTop);
});

Then('the view is as before', async function () {
  const [now, before] = [await this.contacts.inPage.readView(), this.contacts.before.view];
  // Below the list, the page may leave 2 px more to scroll (B11).
  expect({ ...now, scrollHeight: 0 }).toEqual({ ...before, scrollHeight: 0 });
});

Then('the first row in view is the same as before', async function () {
  this.outline({ what: 'rows' }, { area: 'first', crop: 'left' });
  const { boxes } = await this.contacts.inPage.readView();
  // Browsers scroll by whole px, so a part of one of the row above may show.
  const atEdge = boxes.filter(({ top, bottom }) => top < 1 + ROUNDING && bottom > -1);
  expect(atEdge.map(({ text }) => text)).toContain(this.contacts.before.view.first?.text);
});

Then('the first row in view has not moved', async function () {
  this.outline({ what: 'rows' }, { area: 'first', crop: 'left' });
  const { boxes, origin } = await this.contacts.inPage.readView();
  const { view } = this.contacts.before;
  expect(movementOf(view.boxes, boxes, origin - view.origin)).toBe(0);
});
