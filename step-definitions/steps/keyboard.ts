import type { ContactsPage } from '../../tests/driver/contacts-page.ts';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Column } from '../../tests/driver/table.ts';
import { Given, needs, Then, When } from '../support/world.ts';

When('the reader presses {key}', needs('keyboard'), async function (key: string) {
  await this.contacts.press(key);
});

When(
  'the reader presses {key} {int} times',
  needs('keyboard'),
  async function (key: string, times: number) {
    for (let press = 0; press < times; press += 1) await this.contacts.press(key);
  },
);

When(
  'the reader presses {key} and releases Shift first',
  needs('keyboard'),
  async function (keys: string) {
    const { keyboard } = this.contacts.driven;
    await keyboard.down(keys);
    await keyboard.up('Shift');
    await this.contacts.thenSettle(keyboard.up(keys.replace('Shift+', '')));
  },
);

When(
  'the reader presses {key}, and releases it after the focus has moved to {column}',
  needs('keyboard'),
  async function (keys: string, column: Column) {
    const { keyboard } = this.contacts.driven;
    await keyboard.down(keys);
    await this.contacts.inPage.focusOn(column);
    await this.contacts.thenSettle(keyboard.up(keys));
  },
);

/** Number of keydown events of a held key. */
const PRESSES = 5;

async function hold(contacts: ContactsPage, key: string, ms: number): Promise<void> {
  const { keyboard } = contacts.driven;
  for (let press = 0; press < PRESSES; press += 1) {
    await contacts.thenSettle(keyboard.down(key));
    await contacts.clock.pass(ms / PRESSES);
  }
  await contacts.thenSettle(keyboard.up(key));
}

When('the reader holds {key}', needs('keyboard'), async function (key: string) {
  await hold(this.contacts, key, 0);
});

When(
  'the reader holds {key} for {int} ms',
  needs('keyboard'),
  async function (key: string, ms: number) {
    await hold(this.contacts, key, ms);
  },
);

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
  const { clock, window } = this.contacts;
  await expectSoon(clock, async () => {
    expect((await window.inPage.readFocus(column)).isFocused).toBe(true);
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
