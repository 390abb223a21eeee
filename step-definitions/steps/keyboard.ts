import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Column } from '../../tests/driver/table.ts';
import type { SpecificationWorld } from '../support/world.ts';

When('the reader presses {key}', async function (this: SpecificationWorld, key: string) {
  await this.contacts.press(key);
});

When(
  'the reader presses {key} {int} times',
  async function (this: SpecificationWorld, key: string, times: number) {
    for (let press = 0; press < times; press += 1) await this.contacts.press(key);
  },
);

When('the reader holds {key}', async function (this: SpecificationWorld, key: string) {
  const { page, clock } = this.contacts;
  // Pressed again before it is released, a key repeats.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.down(key);
    await clock.settle();
  }
  await page.keyboard.up(key);
  await clock.settle();
});

Given(
  'the reader moves the focus to {column}',
  async function (this: SpecificationWorld, column: Column) {
    await this.contacts.table.button(column).focus();
  },
);

const isFocused = (button: Locator) =>
  button.evaluate((element) => element === document.activeElement);

Then('the focus is on {column}', async function (this: SpecificationWorld, column: Column) {
  this.outline(this.contacts.table.header(column));
  const { clock, table } = this.contacts;
  const button = table.button(column);
  await expectSoon(clock, async () => expect(await isFocused(button)).toBe(true));
});

Then(
  'the focus on {column} can be seen',
  async function (this: SpecificationWorld, column: Column) {
    this.outline(this.contacts.table.header(column));
    const button = this.contacts.table.button(column);
    const seen = await button.evaluate((focused) => {
      const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        isFocused: focused === document.activeElement,
        isInView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        isOnTop: focused.contains(onTop),
        outline: `${outlineStyle} ${outlineWidth}`,
      };
    });
    const whole = { isFocused: true, isInView: true, isOnTop: true };
    expect(seen).toEqual({ ...whole, outline: 'solid 2px' });
  },
);

Then('the focus has left the page', async function (this: SpecificationWorld) {
  const focused = await this.contacts.page.evaluate(() => document.activeElement?.tagName);
  expect(focused).toBe('BODY');
});
