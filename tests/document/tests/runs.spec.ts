/** The document of a recorded run: some examples passed, some failed, and most were not run. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './published.ts';

test.use({ javaScriptEnabled: false });

/** A recorded example, by its id. */
const exampleOf = (document: Page, id: string) => document.locator(`.example[id="${id}"]`);

test('a failure has its error, its picture and its trace', async ({ document, request }) => {
  const summary = document.locator('.summary');
  const headline = summary.locator('.verdict');
  await expect(headline).toHaveClass('verdict failed');
  await expect(headline).toHaveText(
    /^2 of \d+ examples failed; \d+ of \d+ examples were not run\.$/,
  );
  await expect(summary.getByRole('link', { name: 'R9.1' })).toBeVisible();
  await expect(summary).toContainText('http://127.0.0.1');

  const example = exampleOf(document, 'R9.1-there-are-rows-rows');
  const failure = example.locator('.failure');
  await expect(failure).toHaveText(/^Failed with .+ at ‘the table has 41 rows’/);
  await expect(failure.locator('pre')).toHaveText(/Expected: 41\s+Received: 40/);
  await expect(failure).not.toContainText('node_modules');
  const link = failure.locator('a').first();
  const row = `${await link.getAttribute('href')}`.slice(1);
  await expect(document.locator(`[id="${row}"]`)).toContainText('41');
  const image = example.locator('img').first();
  await expect(image).toHaveAttribute('alt', /^The page at the end of the example/);
  await expect(image).toHaveAttribute('loading', 'lazy');
  const trace = failure.getByRole('link', { name: 'trace' });
  const address = new URL(`${await trace.getAttribute('href')}`, document.url());
  const file = await (await request.get(address.href)).body();
  expect(file.subarray(0, 2).toString()).toBe('PK');

  const flaky = exampleOf(document, 'R9.1-it-fails-once');
  await expect(flaky.locator('.note')).toContainText('failed');
  await expect(flaky.locator('.failure')).toContainText('Flaky: it passed when it was run again.');
});

test('an example that ran in two engines has the verdict of each, and the picture of the first', async ({
  document,
}) => {
  const example = exampleOf(document, 'R9.1-it-passes');
  await expect(example.locator('.browser')).toHaveText([
    /^✓ chromium [\d.]+$/,
    /^✓ firefox [\d.]+$/,
  ]);
  await expect(example.locator('img')).toHaveCount(1);
});

test('an example that could not judge the page is not run, and has the reason', async ({
  document,
}) => {
  await expect(exampleOf(document, 'R9.1-it-is-not-judged')).toContainText(
    'Not judged here: the order of 40 names does not depend on case',
  );
});

test('logs say what no picture can show', async ({ document }) => {
  await expect(exampleOf(document, 'R9.1-it-is-printed').locator('.logs')).toContainText(
    'Stored in the browser: nothing',
  );
});

test('the contents have the verdict of each point', async ({ document }) => {
  const verdicts = (marks: Locator) =>
    marks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const contents = await verdicts(document.locator('nav .mark'));
  expect(contents).toEqual(await verdicts(document.locator('.rule > h3 .mark')));
  expect(new Set(contents)).toEqual(new Set(['failed', 'not run']));
});
