/** The document of a recorded run: some examples passed, some failed, and most were not run. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, PUBLISHED, publishedPoints, test } from './published.ts';

test.use({ javaScriptEnabled: false });

/** A recorded example, by its id. */
const exampleOf = (document: Page, id: string) => document.locator(`.example[id="${id}"]`);

test('a failure has its error and its picture', async ({ document }) => {
  const summary = document.locator('.summary');
  await expect(summary.locator('.verdict.failed')).toHaveText(
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
  const alt = 'The page at the end of the example. Outlined: the table has 40 rows.';
  await expect(image).toHaveAttribute('alt', alt);
  await expect(image).toHaveAttribute('loading', 'lazy');
});

test('an example that ran in two engines has the verdict of each, and the picture of the first', async ({
  document,
}) => {
  const example = exampleOf(document, 'R9.1-it-passes');
  await expect(example.locator('.browser')).toHaveText([
    /^✓ chromium [\d.]+$/,
    /^✓ firefox [\d.]+$/,
  ]);
  const alt = /Outlined: the table has 40 rows; the columns are:\.$/;
  await expect(example.locator('img')).toHaveAttribute('alt', alt);
  await expect(example.locator('.number')).toHaveText(['1', '2']);
});

test('an example that cannot judge the page is not run, with a reason', async ({ document }) => {
  await expect(exampleOf(document, 'R9.1-it-is-not-judged')).toContainText(
    'Not judged here: the order of 40 names does not depend on case',
  );
});

test('logs, printed page and return values say what no picture can show', async ({ document }) => {
  const printed = exampleOf(document, 'R9.1-it-is-printed');
  await expect(printed.locator('.logs')).toHaveText('Stored in the browser: nothing');
  await expect(printed.getByRole('link', { name: 'The printed page' })).toBeVisible();
  await expect(exampleOf(document, 'R9.1-it-needs-no-page')).toContainText('"contacts": 2');
});

test('the contents have the verdict of each point', async ({ document }) => {
  const verdicts = (marks: Locator) =>
    marks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const contents = await verdicts(document.locator('nav .mark'));
  expect(contents).toEqual(await verdicts(document.locator('.rule > h3 .mark')));
  expect(new Set(contents)).toEqual(new Set(['broken', 'not judged']));
});

test('the summary starts with points, examples and engines, and folds the run', async ({
  document,
}) => {
  const names = document.locator('.summary dt');
  // The page only if the run judged another one, too.
  const first = ['Points', 'Examples', 'Page', 'Engines'];
  await expect(names.filter({ visible: true })).toHaveText(first);
  await document.getByText('About the run').click();
  await expect(names.filter({ hasText: 'Commit' })).toBeVisible();
});

test('specification.json and the badge have what the document has', async ({ document }) => {
  const rules = document.locator('.rule');
  const held = rules.filter({ has: document.locator('h3 .mark.passed') });
  const badge = JSON.parse(readFileSync(`${PUBLISHED}/spec/badge.json`, 'utf8'));
  expect(badge.message).toBe(`${await held.count()} of ${await rules.count()} points hold`);
  const points = publishedPoints();
  expect(points).toHaveLength(await rules.count());
  const tests = points.find(({ id }) => id === 'R4.2')?.tests ?? [];
  await expect(document.locator('[id="R4.2"] .evidence li')).toHaveText(
    tests.map(({ title }) => title),
  );
  const examples = points.flatMap((point) => point.examples);
  const engine = expect.stringMatching(/^(chromium|firefox) /);
  expect(examples.find(({ id }) => id === 'R9.1-it-passes')).toEqual({
    ...{ id: 'R9.1-it-passes', title: 'It passes', verdict: 'passed' },
    duration: expect.any(Number),
    place: 'tests/results/recorded/small.feature:10',
    sentences: [
      { keyword: 'Given', text: 'the page is open in a window of 1280 x 350' },
      { keyword: 'Then', text: 'the table has 40 rows' },
      { keyword: 'And', text: 'the columns are:', table: [['UUID', 'Name', 'Address', 'Phone']] },
    ],
    engines: [
      { engine, verdict: 'passed' },
      { engine, verdict: 'passed' },
    ],
    // Only the examples of the features catch pages, and may run in the document.
    ...{ isOwn: false, catches: [] },
  });
});

test('rows are named after their values, each in its own way', async ({ document }) => {
  const names = await document
    .locator('.example')
    .evaluateAll((all) =>
      all.map((each) =>
        [...each.querySelectorAll('figcaption, .run')].map(
          ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
        ),
      ),
    );
  expect(names.filter((each) => new Set(each).size < each.length)).toEqual([]);
  const clicks = [
    'Run clicks 1 · marker ▲',
    'Run clicks 2 · marker ▼',
    'Run clicks 3 · marker empty',
  ];
  expect(names.flat()).toEqual(expect.arrayContaining(['Run UUID', 'Run Name', ...clicks]));
});
