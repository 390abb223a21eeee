import { listOf } from './contacts.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const MAX_ROWS = 10_000;

for (const { count, last, what } of [
  { count: MAX_ROWS, last: /^B 10099/, what: 'the last contact' },
  {
    count: MAX_ROWS + 2,
    last: /^Contacts not printed: 2$/,
    what: 'the number of those that are not printed',
  },
]) {
  test(`@B12 the last printed line of ${count} contacts has ${what}`, async ({ mount, page }) => {
    const table = await mount(<TableStory contacts={listOf(count)} />);
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', `${count + 1}`);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const rows = table.locator('.paper tr');
    await expect(rows.last()).toHaveText(last);
    await expect(rows).toHaveCount(Math.min(count, MAX_ROWS + 1));
  });
}
