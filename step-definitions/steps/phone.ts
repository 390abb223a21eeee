import { expect } from '../../tests/driver/expect.ts';
import type { Column } from '../../tests/driver/table.ts';
import { needs, Then, When } from '../support/world.ts';

When(
  'the reader taps {column} {int} times',
  needs('finger'),
  async function (column: Column, times: number) {
    for (let tap = 0; tap < times; tap += 1) await this.contacts.tap(column);
  },
);

Then('each row in view shows its four values in full', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  expect(await this.contacts.inPage.unreadable()).toEqual([]);
});

Then(
  /^each row in view (has its values under the headers|is a card)$/,
  async function (layout: string) {
    this.outline({ what: 'rows' }, { crop: 'none' });
    const under = new Set(await this.contacts.inPage.valuesUnderHeaders());
    if (layout === 'is a card') expect(under).not.toContain(4);
    else expect([...under]).toEqual([4]);
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
  this.outline({ what: 'headers' });
  const buttons = await this.contacts.inPage.readButtons();
  const actions = buttons.map(({ touchAction }) => touchAction);
  expect(actions).toEqual(Array(4).fill('manipulation'));
});

Then('the rows in the document differ in height', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  expect(new Set(await this.contacts.inPage.heights()).size).toBeGreaterThan(1);
});
