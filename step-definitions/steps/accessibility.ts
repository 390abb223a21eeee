import type { Colours } from '../../tests/driver/driven/browser.ts';
import { expect } from '../../tests/driver/expect.ts';
import { Given, needs, Then, When } from '../support/world.ts';

Given(
  /^the reader has chosen (light|dark|forced) colours$/,
  needs('settings'),
  async function (colours: Colours) {
    await this.contacts.driven.settings.choose(colours);
  },
);

Given(
  /^the reader (?:has made|makes) text (\d+) times as large$/,
  needs('settings'),
  async function (times: string) {
    await this.contacts.driven.settings.enlarge(Number(times));
    if (this.contacts.opened) await this.contacts.inPage.settle();
  },
);

/** What a page has to support by WCAG's success criterion 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; word-spacing: 0.16em !important; letter-spacing: 0.12em !important }';

When('the reader spaces lines, words and letters as far as WCAG asks for', async function () {
  await this.contacts.thenSettle(this.contacts.inPage.addStyles(SPACED));
});

When('the reader adds the style {string}', async function (rules: string) {
  await this.contacts.thenSettle(this.contacts.inPage.addStyles(rules));
});

Then('no text in the table is smaller than {int} px', async function (least: number) {
  const size = await this.contacts.inPage.smallestText();
  expect(size).toBeGreaterThanOrEqual(least);
});

Then('the text that can be copied is the text that can be seen', async function () {
  const { copied, seen } = await this.contacts.inPage.copiedAndSeen();
  expect(copied).toBe(seen);
});

Then('no barrier is found', needs('axe'), async function () {
  this.outline({ what: 'table' }, { crop: 'none' });
  expect(await this.contacts.driven.axe.violations()).toEqual([]);
});
