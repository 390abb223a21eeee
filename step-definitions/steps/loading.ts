import { expect, expectSoon } from '../../tests/driver/expect.ts';
import { Then, When } from '../support/world.ts';

When('{int} load(s) take(s) place', async function (loads: number) {
  await this.contacts.load(loads);
});

Then('{string} {shown}', async function (text: string, shown: boolean) {
  if (shown) this.outline({ what: 'text', text }, { area: 'text' });
  else this.outline({ what: 'table' }, { area: 'below', crop: 'middle' });
  await expectSoon(this.contacts.inPage, async () => {
    const count = await this.contacts.inPage.countOf(text);
    expect(count, `how often ‘${text}’ is shown`).toBe(shown ? 1 : 0);
  });
});

Then('the page can be scrolled, by the height of 20 rows at most', async function () {
  this.outline({ what: 'table' }, { crop: 'none' });
  const { scrollHeight, clientHeight } = await this.contacts.inPage.geometry();
  const rows = await this.contacts.inPage.rowCount();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  expect(scrollHeight - clientHeight).toBeLessThanOrEqual((20 / rows) * scrollHeight);
});

When('{int} ms pass', async function (ms: number) {
  await this.contacts.inPage.pass(ms);
});

When('an animation frame passes', async function () {
  await this.contacts.inPage.passFrame();
});

When('time passes until {int} ms before the next animation frame', async function (ms: number) {
  await this.contacts.inPage.passUntilFrame(ms);
});
