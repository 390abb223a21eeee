import { listOf } from './contacts.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const MAX_ROWS = 10_000;

for (const { count, last } of [
  { count: MAX_ROWS, last: /^B 10099/ },
  { count: MAX_ROWS + 2, last: /^Not printed: 2 more contacts$/ },
]) {
  test(`@B12 the last line on paper of ${count} contacts is ${last}`, async ({ mount, page }) => {
    const table = await mount(<TableStory contacts={listOf(count)} />);
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', `${count + 1}`);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const rows = table.locator('.paper tr');
    await expect(rows.last()).toHaveText(last);
    await expect(rows).toHaveCount(Math.min(count, MAX_ROWS + 1));
  });
}
