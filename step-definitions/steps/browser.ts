import { Given } from '@cucumber/cucumber';
import type { SpecificationWorld } from '../support/world.ts';

// A browser counts in px of the screen.
Given(
  "the reader's browser can lay out {int} px",
  async function (this: SpecificationWorld, highest: number) {
    await this.contacts.page.addInitScript((value) => {
      Object.defineProperty(window, 'devicePixelRatio', { value });
    }, 16_000_000 / highest);
  },
);

Given("the reader's browser tells no end of a scroll", async function (this: SpecificationWorld) {
  await this.contacts.page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
});
