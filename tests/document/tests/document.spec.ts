import { readdirSync } from 'node:fs';
import type { Scenario, TableRow } from '@cucumber/messages';
import { documentsOf, readFeatures, readRequirements } from '../../results/features.ts';
import { cellsOf, rulesOf } from '../../results/gherkin.ts';
import { FOLDER } from '../../results/recorded/recorded.ts';
import { KINDS } from '../evidence/kinds.ts';
import { expect, PUBLISHED, test } from './published.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every point and every example is there once, in all words, in the order of the index', async ({
    document,
  }) => {
    const shown = await document.locator('.rule').evaluateAll((points) =>
      points.map((point) => {
        const results = '.note, .kind, .number, .pictures, .failure, .logs, .paper, details, .run';
        const verdict = '.mark, .values :is(th, td):nth-last-child(-n + 2)';
        for (const added of point.querySelectorAll(`${results}, ${verdict}`)) added.remove();
        const textsOf = (selector: string) =>
          [...point.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
        return [point.id, ...textsOf('h3'), ...textsOf('.example')];
      }),
    );
    const rules = [...readFeatures('features'), ...readFeatures(FOLDER)];
    const cellsIn = (rows: readonly TableRow[]) => rows.flatMap(cellsOf).join('');
    const textOf = ({ name, steps, examples }: Scenario) => {
      const sentences = steps.map(
        ({ keyword, text, dataTable, docString }) =>
          keyword + text + cellsIn(dataTable?.rows ?? []) + (docString?.content ?? ''),
      );
      const values = examples.map(({ tableHeader: head, tableBody }) =>
        cellsIn([...(head ? [head] : []), ...tableBody]),
      );
      const template = [name, ...sentences].join('').replaceAll(/<([^<>]+)>/g, '$1');
      return [template, ...values].join('');
    };
    const written = [...readRequirements('features/README.md')].map(([id, title]) => {
      const scenarios = rules.flatMap(({ ids, scenarios }) => (ids.includes(id) ? scenarios : []));
      return [id, `${id} ${title}`, ...scenarios.map(textOf)];
    });
    expect(shown).toEqual(written);
    const ids = await document.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, nth) => ids.indexOf(id) < nth)).toEqual([]);
  });

  test('the words of every description are there', async ({ document }) => {
    const wordsOf = (text: string) => text.replaceAll(/[^\p{L}\d]+/gu, '');
    const shown = wordsOf((await document.locator('main').textContent()) ?? '');
    for (const { feature } of documentsOf([], 'features'))
      for (const { description } of feature ? [feature, ...rulesOf(feature)] : [])
        expect(shown).toContain(wordsOf(description));
  });

  test('there is no filter, which would not work', async ({ document }) => {
    await expect(document.getByRole('searchbox')).toBeHidden();
  });
});

test('every link has a target, every kind of evidence an explanation, and every picture is an image', async ({
  document,
  request,
}) => {
  const missing = await document
    .locator('a[href^="#"]')
    .evaluateAll((all) =>
      all
        .map((each) => decodeURIComponent((each as HTMLAnchorElement).hash.slice(1)))
        .filter((id) => !window.document.getElementById(id)),
    );
  expect(missing).toEqual([]);
  const headings = document.locator(':is(.evidence, .caught-pages) h4 a, .summary dt a');
  const hashes = await headings.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect([...new Set(hashes)].sort()).toEqual(KINDS.map(({ id }) => `#${id}`).sort());
  const files = await document
    .locator('a[href], img[src], link[href], script[src]')
    .evaluateAll((all) => {
      const urls = all.map((each) => Reflect.get(each, 'href') ?? Reflect.get(each, 'src'));
      const here = urls.filter((url) => url.startsWith(location.origin) && !url.includes('#'));
      return [...new Set(here)];
    });
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    if (!file.endsWith('.webp')) continue;
    expect((await answer.body()).subarray(8, 12).toString(), file).toBe('WEBP');
  }
});

test('the preface is about the document, not about files and tags', async ({ document }) => {
  const preface = await document.locator('.preface').innerText();
  expect(preface).toContain('A load takes place');
  expect(preface).not.toMatch(/@\w|\.feature|step-definitions|\btags?\b|\bfolders?\b/);
});

test('the site has only the page and the document, and the page does not load the document', async ({
  page,
  site,
}) => {
  expect(readdirSync(PUBLISHED).sort()).toEqual(['assets', 'index.html', 'spec']);
  const script = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.goto(site.url);
  // Uncompressed, though the browser accepts compression.
  const answer = await script;
  expect((await answer.request().allHeaders())['accept-encoding']).toContain('gzip');
  expect(await answer.headerValue('content-encoding')).toBeNull();
  expect(await answer.headerValue('content-length')).toBe(String((await answer.body()).length));
  await expect(page.getByRole('table')).toBeVisible();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(asked.filter((url) => url.includes('/spec/'))).toEqual([]);
});

test('the contents are collapsed on a phone, and expanded beside the text', async ({
  document,
}) => {
  const entry = document.getByRole('navigation').getByRole('link', { name: /R4\.3/ });
  await expect(entry).toBeVisible();
  await document.setViewportSize({ width: 390, height: 844 });
  await expect(entry).toBeHidden();
  await document.getByText('Contents', { exact: true }).click();
  await expect(entry).toBeVisible();
});

for (const width of [320, 390, 768]) {
  test(`the page does not scroll sideways, ${width} px wide`, async ({ document }) => {
    await document.setViewportSize({ width, height: 700 });
    const { scrollWidth, clientWidth } = await document.evaluate(() => {
      const { scrollWidth, clientWidth } = window.document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(clientWidth).toBe(width);
    expect(scrollWidth).toBe(width);
  });
}

test('in print everything is expanded, and every table fits the sheet and breaks only between words', async ({
  document,
}) => {
  await document.emulateMedia({ media: 'print' });
  // The width of A4 without margins.
  await document.setViewportSize({ width: 688, height: 1_000 });
  const broken = await document.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const sheet = window.document.documentElement.clientWidth;
      const cells = [...table.querySelectorAll('td, th')];
      const isAnywhere = cells.some((cell) => getComputedStyle(cell).overflowWrap === 'anywhere');
      const { right } = table.getBoundingClientRect();
      const box = table.closest('.example')?.getBoundingClientRect();
      return isAnywhere || right > Math.min(sheet, box?.right ?? sheet) ? [table.innerHTML] : [];
    }),
  );
  expect(broken).toEqual([]);
  await expect(document.locator('.evidence li').first()).toBeVisible();
  await expect(document.getByRole('searchbox')).toBeHidden();
});
