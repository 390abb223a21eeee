/** What the document of a recorded run says. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { readFeatures } from '../../results/features.ts';
import { RECORDED } from '../../results/recorded/recorded.ts';
import { expect, PUBLISHED, published, SOURCE, test } from './published.ts';

const FEATURES = readFeatures('features');

const wordsOf = (text: string | null) => `${text}`.replaceAll(/\\n|[^\p{L}\d]+/gu, '');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each line of the features is there in all words, point by point in the order of the index', async ({
    document,
  }) => {
    await expect(document.locator('button, input').filter({ visible: true })).toHaveCount(0);
    const ids = await document.locator('.rule').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...FEATURES.titles.keys()]);
    const all = wordsOf(await document.locator('main').textContent());
    const sources = [...FEATURES.sources.values(), ...RECORDED.sources.values()];
    for (const source of sources) {
      let at = 0;
      for (const line of source.split('\n')) {
        const text = line.replace(
          /^ *(?:[@#].*|Feature:.*|Rule:|Example:|Scenario Outline:|Examples:)/,
          '',
        );
        at = all.indexOf(wordsOf(text), at);
        expect(at, line).not.toBe(-1);
      }
    }
    const count = sources.join('\n').match(/^ *(?:Example|Scenario Outline):/gm)?.length ?? 0;
    await expect(document.locator('main .example')).toHaveCount(count);
  });

  test('a failure has its error and its picture', async ({ document }) => {
    const summary = document.locator('.summary');
    await expect(summary.locator('.verdict.failed')).toHaveText(
      /^2 of \d+ examples failed; \d+ of \d+ examples were not run\.$/,
    );
    await expect(summary.getByRole('link', { name: 'R9.1' })).toBeVisible();
    const example = document.locator('.example[id="R9.1-there-are-rows-rows"]');
    const failure = example.locator('.failure');
    await expect(failure).toHaveText(/^rows 41Failed at ‘the table has 41 rows’/);
    await expect(failure.locator('pre')).toHaveText(/Expected: 41\s+Received: 40/);
    await expect(failure).not.toContainText('node_modules');
    const alt = 'The page at the end of the example. Outlined: the table has 40 rows.';
    await expect(example.locator('img').first()).toHaveAttribute('alt', alt);
  });

  for (const [what, id, text] of [
    ['the verdict of each engine', 'it-passes', /✓ chromium [\d.]+✓ firefox [\d.]+/],
    ['why it was not judged', 'it-is-not-judged', /Not judged here: the order of 40 names does/],
    [
      'the printed page and logs',
      'it-is-printed',
      /Stored in the browser: nothingThe printed page/,
    ],
    ['what a module returned', 'it-needs-no-page', /"contacts": 2/],
  ] as const)
    test(`an example shows ${what}`, async ({ document }) => {
      await expect(document.locator(`.example[id="R9.1-${id}"]`)).toHaveText(text);
    });
});

test('every link has a target, every picture is an image, and every id is there once', async ({
  document,
  request,
}) => {
  const ids = await document.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, nth) => ids.indexOf(id) < nth)).toEqual([]);
  const linked = document.locator('a[href], img[src], link[href], script[src]');
  const urls = await linked.evaluateAll((all) =>
    all.map((each) => `${Reflect.get(each, 'href') ?? Reflect.get(each, 'src')}`),
  );
  const inside = urls.filter((url) => url.startsWith(`${document.url()}#`));
  const missing = inside.filter(
    (url) => !ids.includes(decodeURIComponent(new URL(url).hash.slice(1))),
  );
  expect(missing).toEqual([]);
  const { origin } = new URL(document.url());
  const files = urls.filter((url) => url.startsWith(origin) && !url.includes('#'));
  for (const file of new Set(files)) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    if (!file.endsWith('.webp')) continue;
    expect((await answer.body()).subarray(8, 12).toString(), file).toBe('WEBP');
  }
});

test('the site has only the page and the document, which opens from the file system', async ({
  page,
}) => {
  expect(readdirSync(PUBLISHED).sort()).toEqual(['assets', 'index.html', 'spec']);
  await page.goto(`file://${process.cwd()}/${PUBLISHED}/spec/index.html`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(page.locator('button.run').filter({ visible: true })).toHaveCount(0);
});

test('the pictures and controls of an example are each named in their own way', async ({
  document,
}) => {
  const names = await document.locator('.example').evaluateAll((all) =>
    all.map((each) => {
      const named = [...each.querySelectorAll('figcaption, .run')];
      return named.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    }),
  );
  expect(names.filter((each) => new Set(each).size < each.length)).toEqual([]);
  expect(names.flat()).toContain('Run clicks 3 · marker empty');
});

test('specification.json and the contents have what the document has', async ({ document }) => {
  const rules = document.locator('.rule');
  const { points, otherTests } = published();
  expect(points).toHaveLength(await rules.count());
  const others = Object.values(otherTests).flat();
  expect(others.map(({ title }) => title).join()).not.toMatch(/@[RB]\d|\$\{/);
  const named = others.filter(({ ids }) => ids.includes('R4.2'));
  await expect(document.locator('[id="R4.2"] .evidence li')).toHaveText(
    named.map(({ title }) => title),
  );
  const labelsOf = (marks: Locator) =>
    marks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const contents = await labelsOf(document.locator('nav .mark'));
  expect(contents).toEqual(await labelsOf(document.locator('.rule > h3 .mark')));
  const examples = points.flatMap((point) => point.examples);
  const passed = { browser: expect.stringMatching(/^(chromium|firefox) /), verdict: 'passed' };
  expect(examples.find(({ id }) => id === 'R9.1-it-passes')).toMatchObject({
    ...{ title: 'It passes', place: 'tests/results/recorded/small.feature:10' },
    ...{ verdict: 'passed', browsers: [passed, passed], isOwn: false },
  });
});

test('the first screen has an example, which runs there, with its planted bug', async ({
  document,
}) => {
  const first = document.locator('.first');
  await expect(first.locator('.example h2')).toBeInViewport();
  await first.getByRole('button', { name: 'Run it on a page with a planted bug' }).click();
  await expect(first.getByRole('img', { name: 'failed on the faulty page' })).toHaveCount(2);
  await expect(document.locator('main .this-browser')).toHaveCount(0);
});

test('a point has a link to its source, and each table of several columns has headers', async ({
  document,
}) => {
  const { place = '' } = published().points.find(({ id }) => id === 'R4.3') ?? {};
  const [file = '', line] = place.split(':');
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('Rule: The next anim');
  const link = document.getByRole('link', { name: 'Source of R4.3' });
  await expect(link).toHaveAttribute('href', `${SOURCE}/${file}#L${line}`);
  const tables = document.locator('table:has(td + td)');
  expect(await tables.filter({ hasNot: document.locator('th') }).count()).toBe(0);
});

test('the faulty pages have at most 1.5 MB; most run in the document', async ({ document }) => {
  const folder = `${PUBLISHED}/spec/faulty`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((name) => statSync(`${folder}/${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1_500_000);
  const caught = document.locator('.caught-pages li');
  const offered = await caught.filter({ has: document.locator('.run') }).count();
  expect(offered).toBeGreaterThan((await caught.count()) / 2);
});
