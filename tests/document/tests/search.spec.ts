import { SYNONYMS } from '../page/scripts/synonyms.ts';
import { expect, test } from './published.ts';

test('a step is found, and parts without its words are hidden', async ({ document }) => {
  const field = document.getByRole('searchbox', { name: 'Search' });
  await field.fill('drags the page');
  const shown = document.locator('.example:visible');
  await expect(document.locator('nav output')).toHaveText(/^\d+ examples?, \d+ points?$/);
  expect(await shown.count()).toBeGreaterThan(0);
  expect(await shown.count()).toBeLessThan(await document.locator('.example').count());
  for (const text of await shown.allInnerTexts()) expect(text).toMatch(/drags the page/);
  await expect(document.locator('nav li li:visible')).toHaveCount(
    await document.locator('.rule:visible').count(),
  );
});

test('a marker is found', async ({ document }) => {
  await document.getByRole('searchbox').fill('▼');
  await expect(document.locator('[id="R2.4"]')).toBeVisible();
  await expect(document.locator('[id="R7.1"]')).toBeHidden();
});

test('a faulty page is found with the points that catch it', async ({ document }) => {
  await document.getByRole('searchbox').fill('debounced');
  await expect(document.locator('[id="R9.4"] .caught-pages')).toBeVisible();
  await expect(document.locator('[id="R7.1"]')).toBeHidden();
});

test('the prose of a section and of the preface is found and counted', async ({ document }) => {
  const field = document.getByRole('searchbox');
  await field.fill('mutant');
  await expect(document.locator('.preface')).toBeVisible();
  await expect(document.locator('nav output')).toHaveText('How to read it');
  const prose = document.locator('.section .prose').first();
  const [word = ''] = (await prose.innerText()).match(/\p{L}{9,}/u) ?? [];
  await field.fill(word);
  await expect(prose).toBeVisible();
  await expect(document.locator('nav output')).toContainText(/\d sections?/);
});

test('a single hit is counted in the singular', async ({ document }) => {
  const title = await document.locator('[id="R2.4"] .example h4').first().innerText();
  await document.getByRole('searchbox').fill(title);
  await expect(document.locator('.example:visible')).toHaveCount(1);
  await expect(document.locator('nav output')).toHaveText('1 example, 1 point');
});

test('deep in the document the first hit scrolls into view, and the focus stays', async ({
  document,
}) => {
  await document.evaluate(() => window.scrollTo(0, window.document.body.scrollHeight));
  const field = document.getByRole('searchbox');
  await field.focus();
  await document.keyboard.type('zebra');
  await expect(document.locator('.example:visible').first()).toBeInViewport();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('an id is found, with all its examples', async ({ document }) => {
  await document.getByRole('searchbox').fill('R4.3');
  await expect(document.locator('.rule:visible')).toHaveCount(1);
  const rule = document.locator('[id="R4.3"]');
  await expect(rule).toBeVisible();
  expect(await rule.locator('.example:visible').count()).toBe(
    await rule.locator('.example').count(),
  );
});

test('synonyms lead to their point', async ({ document }) => {
  const field = document.getByRole('searchbox');
  const id = document.locator('.rule:has(a:focus)');
  for (const [point, terms] of Object.entries(SYNONYMS)) {
    for (const term of terms) {
      await field.fill(term);
      await field.press('Enter');
      await expect(id, term).toHaveAttribute('id', point);
    }
  }
});

test('Enter goes to the best hit, which is not in the preface, also on a phone', async ({
  document,
}) => {
  await document.setViewportSize({ width: 390, height: 844 });
  const field = document.getByRole('searchbox');
  await field.fill('throttle');
  await field.press('Enter');
  await expect(document.locator('[id="R9.4"] > h3')).toBeInViewport();
});

test('a prefix is enough, and a typo is forgiven', async ({ document }) => {
  const field = document.getByRole('searchbox');
  await field.fill('handl');
  await expect(document.locator('[id="R9.4"]')).toBeVisible();
  await field.fill('hendler');
  await expect(document.locator('[id="R9.4"]')).toBeVisible();
});

test('the words found are highlighted', async ({ document }) => {
  await document.getByRole('searchbox').fill('wheel');
  const marked = await document.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => String(range).toLowerCase()),
  );
  expect(marked.length).toBeGreaterThan(0);
  expect(new Set(marked)).toEqual(new Set(['wheel']));
});

test('the search says so if it finds nothing, and shows everything again once cleared', async ({
  document,
}) => {
  const all = await document.locator('.example:visible').count();
  const field = document.getByRole('searchbox');
  await field.fill('quetzalcoatl');
  await expect(document.locator('nav output')).toHaveText('Nothing found');
  await expect(document.locator('.example:visible')).toHaveCount(0);
  await field.fill('');
  await expect(document.locator('.example:visible')).toHaveCount(all);
  await expect(document.locator('nav output')).toHaveText('');
});

test('a link to a part hidden by the search shows it', async ({ document }) => {
  await document.getByRole('searchbox').fill('wheel');
  await expect(document.locator('[id="R3.6"]')).toBeHidden();
  await document.evaluate(() => {
    location.hash = 'R3.6';
  });
  await expect(document.locator('[id="R3.6"]')).toBeInViewport();
  await expect(document.getByRole('searchbox')).toHaveValue('');
});
