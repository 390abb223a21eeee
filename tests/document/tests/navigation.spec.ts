import { expect, test } from './published.ts';

test('the summary starts with points, examples and engines, and folds the rest', async ({
  document,
}) => {
  const names = document.locator('.summary dt');
  await expect(names.filter({ visible: true })).toHaveText([
    'Points',
    'Examples',
    // Only if the run judged another page, too.
    'Page',
    'Engines',
  ]);
  await document.getByText('About the run, and all other evidence').click();
  await expect(names.filter({ hasText: 'Commit' })).toBeVisible();
});
