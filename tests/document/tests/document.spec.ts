import { readdirSync } from 'node:fs';
import type { Scenario, TableRow } from '@cucumber/messages';
import { faultyPages } from '../../conformance/faulty/faulty-pages.ts';
import { cellsOf, readFeatures, rulesIn, rulesOf, scenariosOf } from '../../results/features.ts';
import { RECORDED } from '../../results/recorded/recorded.ts';
import { expect, PUBLISHED, test } from './published.ts';

const FEATURES = readFeatures('features');

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
    const rules = rulesIn([...FEATURES.documents, ...RECORDED.documents]);
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
    const written = [...FEATURES.titles].map(([id, title]) => {
      const scenarios = rules.flatMap(({ ids, rule }) =>
        ids.includes(id) ? scenariosOf(rule) : [],
      );
      return [id, `${id} ${title}`, ...scenarios.map(textOf)];
    });
    expect(shown).toEqual(written);
    const ids = await document.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, nth) => ids.indexOf(id) < nth)).toEqual([]);
  });

  test('the words of every description are there', async ({ document }) => {
    const wordsOf = (text: string) => text.replaceAll(/[^\p{L}\d]+/gu, '');
    const shown = wordsOf((await document.locator('main').textContent()) ?? '');
    for (const { feature } of FEATURES.documents)
      for (const { description } of feature ? [feature, ...rulesOf(feature)] : [])
        expect(shown).toContain(wordsOf(description));
  });

  test('each point lists the faulty pages that it catches, and how they failed', async ({
    document,
  }) => {
    const shown = await document.locator('.caught-pages li').evaluateAll((items) =>
      items.map((item) => {
        const textOf = (selector: string) => item.querySelector(selector)?.textContent ?? '';
        const [id, name, fault] = [item.closest('.rule')?.id, textOf('b'), textOf('span')];
        return { what: `${id} ${name}: ${fault}`, failure: textOf('p') + textOf('pre') };
      }),
    );
    const listed = faultyPages.flatMap(({ name, fault, fails }) =>
      fails.map((id) => `${id} ${name}: ${fault}`),
    );
    expect(shown.map(({ what }) => what).sort()).toEqual(listed.sort());
    expect(shown.filter(({ failure }) => failure.length < 10)).toEqual([]);
  });

  test('there are no controls, which would not work', async ({ document }) => {
    await expect(document.locator('button, input').filter({ visible: true })).toHaveCount(0);
  });
});

test('every link has a target, and every picture is an image', async ({ document, request }) => {
  const missing = await document
    .locator('a[href^="#"]')
    .evaluateAll((all) =>
      all
        .map((each) => decodeURIComponent((each as HTMLAnchorElement).hash.slice(1)))
        .filter((id) => !window.document.getElementById(id)),
    );
  expect(missing).toEqual([]);
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
