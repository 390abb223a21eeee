import { When } from '@cucumber/cucumber';
import type { Position } from './contacts-page.ts';
import type { SpecificationWorld } from './world.ts';

When(
  'the reader scrolls to {position}',
  async function (this: SpecificationWorld, position: Position) {
    await this.contacts.scrollTo(position);
  },
);

When('the reader scrolls with the wheel', async function (this: SpecificationWorld) {
  const { page, clock } = this.contacts;
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 1500);
  await clock.settle();
});

When('the reader scrolls with the End key', async function (this: SpecificationWorld) {
  await this.contacts.press('End');
});

When('the reader scrolls with Page Down', async function (this: SpecificationWorld) {
  await this.contacts.scrollTo(
    ({ scrollHeight, clientHeight }) => scrollHeight * 0.8 - clientHeight - 200,
  );
  await this.contacts.clock.pass(1_000);
  await this.contacts.press('PageDown');
});

async function drag(this: SpecificationWorld, px: number): Promise<void> {
  await this.contacts.finger.drag(px);
  await this.contacts.clock.settle();
}

When('the reader drags the page by {int} px', drag);
When('the reader drags on by {int} px', drag);

When('the reader lifts the finger', async function (this: SpecificationWorld) {
  await this.contacts.finger.lift();
  await this.contacts.clock.settle();
});
