import { When } from '../support/given-when-then.ts';

const HOUR_MS = 3_600_000;

When('{int} ms pass', async function (ms: number) {
  await this.contacts.clock.pass(ms);
});

When('an animation frame passes', async function () {
  await this.contacts.clock.passFrame();
});

When('the clock stops 1 ms before an animation frame', async function () {
  await this.contacts.clock.passUntilFrame();
});

When(/^the machine's clock is set (back|forward) an hour$/, async function (direction: string) {
  await this.contacts.clock.setSystemTime(direction === 'back' ? -HOUR_MS : HOUR_MS);
});
