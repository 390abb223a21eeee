import { Given, Then } from '@cucumber/cucumber';
import { barriersOf } from './barriers.ts';
import { expect } from './expect.ts';
import type { SpecificationWorld } from './world.ts';

Given(
  /^the reader has chosen (light|dark|forced) colours$/,
  async function (this: SpecificationWorld, colours: 'light' | 'dark' | 'forced') {
    await this.contacts.page.emulateMedia(
      colours === 'forced' ? { forcedColors: 'active' } : { colorScheme: colours },
    );
  },
);

Then('no barrier is found', async function (this: SpecificationWorld) {
  this.outline(this.contacts.table.root, { whole: true });
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
