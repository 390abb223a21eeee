import { expect, test } from './published.ts';

test('the contents mark the point that is read, and keep it in view', async ({ document }) => {
  const current = document.locator('nav [aria-current="location"]');
  for (const id of ['R9.4', 'R2.4']) {
    await document.locator(`[id="${id}"]`).evaluate((point) => point.scrollIntoView());
    await expect(current).toHaveCount(1);
    await expect(current).toContainText(id);
    await expect(current).toBeInViewport();
    await expect(document.getByRole('searchbox')).toBeInViewport();
  }
  await document.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test('a link to a point or an example shows what the document is', async ({ page, site }) => {
  await page.goto(`${site.url}spec/#R4.3`);
  const line = page.getByText('What is this?');
  const ofPoint = page.locator('[id="R4.3"] > .arrival');
  await expect(ofPoint).toBeInViewport();
  await ofPoint.getByRole('link', { name: 'Start at the beginning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(line.first()).toBeInViewport();

  const example = page.locator('[id="R4.3"] .example').first();
  const id = await example.getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${site.url}spec/#${id}`);
  await expect(page.locator(`[id="${id}"] .arrival`)).toBeInViewport();
});

test('each point has a button that copies its link', async ({ document, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await document.getByRole('button', { name: 'Copy link to R4.3', exact: true }).click();
  await expect(document.locator('[id="R4.3"] > output')).toHaveText('Copied');
  const copied = await document.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}spec/#R4.3`);
  await expect(document.locator('.copy-link')).toHaveCount(await document.locator('.rule').count());
});

test('without a clipboard the link is in the address bar', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {}));
  await page.goto(`${site.url}spec/`);
  await page.getByRole('button', { name: 'Copy link to R4.3', exact: true }).click();
  await expect(page.locator('[id="R4.3"] > output')).toHaveText('The link is in the address bar');
  expect(new URL(page.url()).hash).toBe('#R4.3');
});

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
