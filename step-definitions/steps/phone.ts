import { expect } from '../../tests/driver/expect.ts';
import type { Column } from '../../tests/driver/table.ts';
import { needs, Then, When } from '../support/world.ts';

When(
  'the reader taps {column} {int} times',
  needs('finger'),
  async function (column: Column, times: number) {
    const { contacts } = this;
    for (let tap = 0; tap < times; tap += 1) {
      const point = await contacts.pointIn({ what: 'header', column });
      await contacts.thenSettle(contacts.driven.finger.tap(point));
    }
  },
);

When('the reader taps the first row', needs('finger'), async function () {
  const { contacts } = this;
  const point = await contacts.pointIn({ what: 'row', place: 0 });
  await contacts.thenSettle(contacts.driven.finger.tap(point));
});

Then(
  /^each row in view (has its values under the headers|is a card)$/,
  async function (layout: string) {
    this.outline({ what: 'rows' }, { crop: 'none' });
    const kinds = new Set(await this.contacts.inPage.haveColumns());
    expect([...kinds]).toEqual([layout !== 'is a card']);
  },
);

Then('the page cannot be scrolled sideways', async function () {
  expect(await this.contacts.inPage.scrollSideways()).toBe(0);
});

Then('each part of the table names its role, whatever its layout', async function () {
  expect(await this.contacts.inPage.partsWithoutRole()).toEqual([]);
});

Then('each control is at least {int} px wide and high', async function (least: number) {
  this.outline({ what: 'headers' });
  const buttons = await this.contacts.inPage.readButtons();
  expect(buttons).toHaveLength(4);
  const sizes = buttons.flatMap(({ width, height }) => [width, height]);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
});

Then('the headers ask the browser not to zoom on a double tap', async function () {
  const buttons = await this.contacts.inPage.readButtons();
  const actions = buttons.map(({ touchAction }) => touchAction);
  expect(actions).toEqual(Array(4).fill('manipulation'));
});
