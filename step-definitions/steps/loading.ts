import { Then, When } from '@cucumber/cucumber';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { SpecificationWorld } from '../support/world.ts';

When('{int} load(s) take(s) place', async function (this: SpecificationWorld, loads: number) {
  for (let load = 0; load < loads; load += 1) await this.contacts.load();
});

Then('{string} {shown}', async function (this: SpecificationWorld, text: string, shown: boolean) {
  const line = this.contacts.page.locator('#root').getByText(text, { exact: true });
  if (shown) this.outline(line, { part: 'text' });
  else this.outline(this.contacts.table.root, { part: 'below', enough: 'middle' });
  await expectSoon(this.contacts.clock, async () => {
    expect(await line.isVisible(), `‘${text}’ is shown`).toBe(shown);
  });
});

Then(
  'the page can be scrolled, by the height of 20 rows at most',
  async function (this: SpecificationWorld) {
    this.outline(this.contacts.table.root, { whole: true });
    const { scrollHeight, clientHeight } = await this.contacts.geometry();
    const rows = await this.contacts.table.rowCount();
    expect(scrollHeight).toBeGreaterThan(clientHeight);
    expect(scrollHeight - clientHeight).toBeLessThanOrEqual((20 / rows) * scrollHeight);
  },
);
