import { Given, Then, When } from '@cucumber/cucumber';
import { barriersOf } from '../../tests/driver/barriers.ts';
import { expect } from '../../tests/driver/expect.ts';
import type { SpecificationWorld } from '../support/world.ts';

Given(
  /^the reader has chosen (light|dark|forced) colours$/,
  async function (this: SpecificationWorld, colours: 'light' | 'dark' | 'forced') {
    await this.contacts.page.emulateMedia(
      colours === 'forced' ? { forcedColors: 'active' } : { colorScheme: colours },
    );
  },
);

Given(
  'the reader has set letters {int} times as large',
  async function (this: SpecificationWorld, times: number) {
    const session = await this.context.newCDPSession(this.contacts.page);
    const fontSizes = { standard: 16 * times, fixed: 13 * times };
    await session.send('Page.setFontSizes', { fontSizes });
  },
);

// Success criterion 1.4.12.
When(
  'the reader spaces lines, words and letters as far as WCAG asks for',
  async function (this: SpecificationWorld) {
    await this.contacts.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* {
        line-height: 1.5 !important;
        word-spacing: 0.16em !important;
        letter-spacing: 0.12em !important;
      }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await this.contacts.clock.settle();
  },
);

Then(
  'no letters in the table are smaller than {int} px',
  async function (this: SpecificationWorld, least: number) {
    const { table } = this.contacts;
    const sizes = await table.root
      .locator('button, .marker, td')
      .evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
  },
);

Then('each control shows its text in full', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.headers);
  const cut = await this.contacts.table.root.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
        return (
          inner.top < outer.top ||
          inner.bottom > outer.bottom ||
          inner.left < outer.left ||
          inner.right > outer.right
        );
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

Then('no barrier is found', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.whole, { whole: true });
  // Without it, there are no colours to be told apart.
  await this.contacts.paint();
  const barriers = await barriersOf(this.contacts.page);
  expect(await barriers()).toEqual([]);
});

Then('nothing on the page is animated', async function (this: SpecificationWorld) {
  const moving = await this.contacts.page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isMoving =
          style.animationName !== 'none' || !/^0s(, 0s)*$/.test(style.transitionDuration);
        return isMoving || style.scrollBehavior !== 'auto';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});
