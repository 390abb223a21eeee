import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import type { FirstRow } from '../../tests/driver/view.ts';
import type { SpecificationWorld } from '../support/world.ts';

Then(
  'at most {int} rows are in the document',
  async function (this: SpecificationWorld, most: number) {
    this.outline(this.contacts.table.rows(), { whole: true });
    expect(await this.contacts.view.countInDocument()).toBeLessThanOrEqual(most);
  },
);

Then('rows fill the view', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows(), { whole: true });
  expect(await this.contacts.view.gaps()).toEqual([]);
});

Then(
  'the list is less than {int} px high',
  async function (this: SpecificationWorld, limit: number) {
    this.outline(this.contacts.table.root, { whole: true });
    const { height } = (await this.contacts.table.root.boundingBox()) as { height: number };
    expect(height).toBeLessThan(limit);
  },
);

async function haveRoom(world: SpecificationWorld, rows: number, room: number): Promise<void> {
  world.outline(world.contacts.table.rows(), { part: 'first', enough: 'left' });
  const { least, most } = await world.contacts.view.roomFor(rows);
  expect(room).toBeGreaterThanOrEqual(least);
  expect(room).toBeLessThanOrEqual(most);
}

Then('every row above the view has its room', async function (this: SpecificationWorld) {
  const { place, room } = await this.contacts.view.firstRow();
  await haveRoom(this, place, room);
});

Then('the rows that came above it have their room', async function (this: SpecificationWorld) {
  const was = this.noted.box as FirstRow;
  const now = await this.contacts.view.firstRow();
  expect(now.place).toBeGreaterThan(was.place);
  await haveRoom(this, now.place - was.place, now.room - was.room);
});

When(
  'the reader scrolls up to the top, two screens at a time',
  async function (this: SpecificationWorld) {
    for (;;) {
      const { scrollTop, clientHeight } = await this.contacts.geometry();
      if (scrollTop === 0) return;
      await this.contacts.scrollTo(() => Math.max(0, scrollTop - 2 * clientHeight));
      this.noted.gaps.push(...(await this.contacts.view.gaps()));
    }
  },
);

Then('rows filled the view at every stop', function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows(), { whole: true });
  expect(this.noted.gaps).toEqual([]);
});

Then('the first row is right below the headers', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.row(0), { enough: 'left' });
  const { place, room } = await this.contacts.view.firstRow();
  expect(place).toBe(0);
  expect(room).toBe(0);
  expect((await this.contacts.geometry()).scrollTop).toBe(0);
});

When(
  'the reader scrolls the first row in view half out of it',
  async function (this: SpecificationWorld) {
    const { top, bottom } = await this.contacts.view.firstRow();
    const { scrollTop } = await this.contacts.geometry();
    await this.contacts.scrollTo(() => scrollTop + (top + bottom) / 2);
  },
);

Given('the first row in view is noted', async function (this: SpecificationWorld) {
  this.noted.box = await this.contacts.view.firstRow();
});

Then('the first row in view is the noted one', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows(), { part: 'first', enough: 'left' });
  expect((await this.contacts.view.firstRow()).text).toBe(this.noted.box?.text);
});

Then(
  'the first row in view is the noted one, where it was',
  async function (this: SpecificationWorld) {
    this.outline(this.contacts.table.rows(), { part: 'first', enough: 'left' });
    const { text, top } = await this.contacts.view.firstRow();
    expect(text).toBe(this.noted.box?.text);
    expect(Math.abs(top - (this.noted.box?.top ?? 0))).toBeLessThan(1);
  },
);

// At the top the headers have a heading above them, and elsewhere they have not.
Then(
  'the noted row is less than {int} px from where it was',
  async function (this: SpecificationWorld, px: number) {
    this.outline(this.contacts.table.rows(), { part: 'first', enough: 'left' });
    const { text, top } = this.noted.box as FirstRow;
    const now = (await this.contacts.view.rowOf(text))?.top ?? Number.NaN;
    expect(Math.abs(now - top)).toBeLessThan(px);
  },
);

Given('the scroll offset is noted', async function (this: SpecificationWorld) {
  this.noted.offset = (await this.contacts.geometry()).scrollTop;
});

Then('the scroll offset is as noted', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.rows(), { whole: true });
  expect((await this.contacts.geometry()).scrollTop).toBe(this.noted.offset);
});

Then(
  'the scroll offset is {int} px less than noted',
  async function (this: SpecificationWorld, px: number) {
    this.outline(this.contacts.table.rows(), { whole: true });
    expect((await this.contacts.geometry()).scrollTop).toBe((this.noted.offset ?? 0) - px);
  },
);
