import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Column } from '../../tests/driver/table.ts';
import { Given, needs, Then, When } from '../support/world.ts';

When('the reader presses {key}', needs('keyboard'), async function (key: string) {
  await this.contacts.thenSettle(this.contacts.driven.keyboard.press(key));
});

/** Number of keydown events of a held key. */
const PRESSES = 5;

When('the reader holds {key}', needs('keyboard'), async function (key: string) {
  const { keyboard } = this.contacts.driven;
  for (let press = 0; press < PRESSES; press += 1)
    await this.contacts.thenSettle(keyboard.down(key));
  await this.contacts.thenSettle(keyboard.up(key));
});

Given(
  'the reader moves the focus to {column}',
  // In a frame it would be taken away from the reader.
  needs('keyboard'),
  async function (column: Column) {
    await this.contacts.inPage.focusOn(column);
  },
);

Then('the focus is on {column}', async function (column: Column) {
  this.outline({ what: 'header', column });
  const { inPage } = this.contacts;
  await expectSoon(inPage, async () => {
    expect((await inPage.readFocus(column)).isFocused).toBe(true);
  });
});

Then('the focus on {column} can be seen', async function (column: Column) {
  this.outline({ what: 'header', column });
  const seen = await this.contacts.inPage.readFocus(column);
  expect(seen).toEqual({ isFocused: true, isInView: true, isOnTop: true, outline: 'solid 2px' });
});

Then('the focus has left the page', async function () {
  expect(await this.contacts.inPage.focusedTag()).toBe('BODY');
});
