import { When } from '@cucumber/cucumber';
import { CPU_SLOWED } from '../tests/browser/slow.ts';
import type { SpecificationWorld } from './world.ts';

/** Time in ms that a minute of the held clock may take on a busy machine: it renders 400 times. */
const timeout = 180_000 * CPU_SLOWED;

When('{int} ms pass', { timeout }, async function (this: SpecificationWorld, ms: number) {
  await this.contacts.clock.pass(ms);
});

When('an animation frame passes', async function (this: SpecificationWorld) {
  await this.contacts.clock.passFrame();
});

When('the clock stops 1 ms before an animation frame', async function (this: SpecificationWorld) {
  await this.contacts.clock.reachBrinkOfFrame();
});
