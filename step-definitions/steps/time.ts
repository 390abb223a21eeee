import { When } from '@cucumber/cucumber';
import type { SpecificationWorld } from '../support/world.ts';

const HOUR_MS = 3_600_000;

When('{int} ms pass', async function (this: SpecificationWorld, ms: number) {
  await this.contacts.clock.pass(ms);
});

When('an animation frame passes', async function (this: SpecificationWorld) {
  await this.contacts.clock.passFrame();
});

When('the clock stops 1 ms before an animation frame', async function (this: SpecificationWorld) {
  await this.contacts.clock.passUntilFrame();
});

When(
  /^the machine's clock is set (back|forward) an hour$/,
  async function (this: SpecificationWorld, direction: string) {
    await this.contacts.clock.setSystemTime(direction === 'back' ? -HOUR_MS : HOUR_MS);
  },
);
