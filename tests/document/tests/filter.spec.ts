import type { Page } from '@playwright/test';
import { expect, test } from './published.ts';

const fieldOf = (document: Page) => document.getByRole('searchbox', { name: 'Filter' });
const status = (document: Page) => document.getByRole('search').getByRole('status');

test('what has the text is left below its headings, and counted', async ({ document }) => {
  await fieldOf(document).fill('DRAGS  the page');
  const texts = await document.locator('.example:visible').allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !text.includes('drags the page'))).toEqual([]);
  await expect(status(document)).toHaveText(`${texts.length} hits`);
  const points = document.locator('.rule:has(.example:visible) > h3:visible');
  await expect(document.locator('.rule:visible')).toHaveCount(await points.count());
  await expect(document.locator('nav li li:visible')).toHaveCount(await points.count());
  await expect(document.locator(':is(.prose, .preface):visible')).toHaveCount(0);
  await fieldOf(document).fill('There is no server to talk to');
  await expect(document.locator('.section:visible > h2')).toHaveText('7. Calls');
  await expect(status(document)).toHaveText('1 hit');
});

test('an id finds its point with all examples, and Escape shows everything', async ({
  document,
}) => {
  const all = await document.locator('.example:visible').count();
  for (const id of ['R2.3', 'b12']) {
    await fieldOf(document).fill(id);
    await expect(document.locator('.rule:visible > h3')).toContainText(id.toUpperCase());
    await expect(document.locator('.rule:visible .example:not(:visible)')).toHaveCount(0);
  }
  await fieldOf(document).fill('quetzalcoatl');
  await expect(status(document)).toHaveText('0 hits');
  await fieldOf(document).press('Escape');
  await expect(document.locator('.example:visible')).toHaveCount(all);
  await expect(status(document)).toBeEmpty();
});

test('a link to a hidden point shows it', async ({ document }) => {
  await fieldOf(document).fill('wheel');
  await expect(document.locator('[id="R3.6"]')).toBeHidden();
  await document.evaluate(() => location.assign('#R3.6'));
  await expect(document.locator('[id="R3.6"]')).toBeInViewport();
  await expect(fieldOf(document)).toHaveValue('');
});
