/** The document of recorded runs: some examples passed, some failed, and most were not run. */
import type { Locator } from '@playwright/test';
import { expect, test } from './published.ts';

test.use({ javaScriptEnabled: false });

test('a failure has its error, its picture and its trace', async ({ document, request }) => {
  const summary = document.locator('.summary');
  const headline = summary.locator('.verdict');
  await expect(headline).toHaveClass('verdict failed');
  await expect(headline).toHaveText(
    /^4 of \d+ examples failed; \d+ of \d+ examples were not run\.$/,
  );
  await expect(summary.getByRole('link', { name: 'R9.1' })).toBeVisible();
  await expect(summary).toContainText('http://127.0.0.1');

  const example = document.locator('[id="R9.1"] .example').first();
  await expect(example.locator('.note')).toContainText('failed');
  const failure = example.locator('.failure');
  await expect(failure).toHaveText(/^Failed at ‘the table has 40 rows’/);
  await expect(failure.locator('pre')).toHaveText(/Expected: 40\s+Received: 1/);
  await expect(failure).not.toContainText('node_modules');
  await expect(example.locator('li.failed')).toContainText('the table has 40 rows');
  const image = example.locator('img');
  await expect(image).toHaveAttribute('alt', /^The page at the end of the example/);
  await expect(image).toHaveAttribute('loading', 'lazy');
  const trace = failure.getByRole('link', { name: 'trace' });
  const address = new URL(`${await trace.getAttribute('href')}`, document.url());
  const file = await (await request.get(address.href)).body();
  expect(file.subarray(0, 2).toString()).toBe('PK');
});

test('a failure in an outline names its row and its sentence, and links to the row', async ({
  document,
}) => {
  const failures = document.locator('[id="R2.1"] .failure');
  await expect(failures).toHaveCount(3);
  for (const failure of await failures.all()) {
    await expect(failure).toHaveText(/^Failed with .+ at ‘.+’/);
    const link = failure.locator('a').first();
    const row = `${await link.getAttribute('href')}`.slice(1);
    await expect(document.locator(`[id="${row}"]`)).toContainText(`${await link.textContent()}`);
  }
});

test('the streams of all shards are merged into one document', async ({ document }) => {
  const marks = await document
    .locator('[id="R3.7"] td .mark')
    .evaluateAll((all) => all.map(({ className }) => className));
  expect(new Set(marks)).toEqual(new Set(['mark passed']));
});

test('an example that ran in two engines has the verdict of each, and the picture of the first', async ({
  document,
}) => {
  const example = document.locator('[id="R2.2"] .example').first();
  await expect(example.locator('.browser')).toHaveText([
    /^✓ chromium [\d.]+$/,
    /^✓ firefox [\d.]+$/,
  ]);
  await expect(example.locator('img')).toHaveCount(1);
  await expect(document.locator('[id="R1.1"] .browser')).toHaveCount(0);
});

test('an example that could not judge the page is not run, and has the reason', async ({
  document,
}) => {
  await expect(document.locator('[id="R9.5"]')).toContainText(
    'Not judged here: the order of 40 names does not depend on case',
  );
});

test('logs say what no picture can show', async ({ document }) => {
  for (const [id, text] of Object.entries({
    'R6.1': 'Stored in the browser: nothing',
    'R7.1': 'Requests since the page opened: none',
    'R8.2': 'Console message: warning: Invalid scroll threshold',
    B5: 'The status region says: Sorted by',
    B10: 'Forbidden by the policy: connect-src',
  }))
    await expect(document.locator(`[id="${id}"] .logs`).filter({ hasText: text })).not.toHaveCount(
      0,
    );
});

test('the contents have the verdict of each point', async ({ document }) => {
  const verdicts = (marks: Locator) =>
    marks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const contents = await verdicts(document.locator('nav .mark'));
  expect(contents).toEqual(await verdicts(document.locator('.rule > h3 .mark')));
  expect(new Set(contents)).toEqual(new Set(['passed', 'failed', 'not run']));
});
