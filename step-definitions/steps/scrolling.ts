import { When } from '@cucumber/cucumber';
import type { Position } from '../../tests/driver/contacts-page.ts';
import type { SpecificationWorld } from '../support/world.ts';

When(
  'the reader scrolls to {position}',
  async function (this: SpecificationWorld, position: Position) {
    await this.contacts.scrollTo(position);
  },
);

async function turnWheel(
  { contacts }: SpecificationWorld,
  { right = 0, down = 0 },
  turns = 1,
): Promise<void> {
  await contacts.page.mouse.move(400, 200);
  for (let turn = 0; turn < turns; turn += 1) await contacts.page.mouse.wheel(right, down);
  await contacts.clock.settle();
}

When(
  'the reader scrolls by {int} px with the wheel',
  async function (this: SpecificationWorld, px: number) {
    await turnWheel(this, { down: px });
  },
);

When(
  'the reader scrolls by {int} px with the wheel {int} times',
  async function (this: SpecificationWorld, px: number, times: number) {
    for (let turn = 0; turn < times; turn += 1) await turnWheel(this, { down: px });
  },
);

When('the reader turns the wheel down', async function (this: SpecificationWorld) {
  await turnWheel(this, { down: 100 });
});

When(
  'the reader turns the wheel down {int} times',
  async function (this: SpecificationWorld, turns: number) {
    await turnWheel(this, { down: 100 }, turns);
  },
);

When('the reader turns the wheel sideways', async function (this: SpecificationWorld) {
  await turnWheel(this, { right: 100 });
});

When('the reader turns the wheel down with Control', async function (this: SpecificationWorld) {
  await this.contacts.page.keyboard.down('Control');
  await turnWheel(this, { down: 100 });
  await this.contacts.page.keyboard.up('Control');
});

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

When(
  'the reader holds {key} during a load',
  async function (this: SpecificationWorld, key: string) {
    const { page, clock } = this.contacts;
    await page.keyboard.down(key);
    await clock.settle();
    await clock.passFrame();
    await page.keyboard.up(key);
    await clock.settle();
  },
);

When('the reader scrolls with the End key', async function (this: SpecificationWorld) {
  await this.contacts.press('End');
});

When('the reader scrolls with Page Down', async function (this: SpecificationWorld) {
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

When(
  'the browser tells of a finger that moves up by {int} px',
  async function (this: SpecificationWorld, px: number) {
    await this.contacts.finger.tellOfMove(px);
    await this.contacts.clock.settle();
  },
);
