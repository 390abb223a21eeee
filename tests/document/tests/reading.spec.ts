/** What the document of a recorded run says, and how a reader gets on with it by keyboard, filter, phone and paper. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Scenario, TableRow } from '@cucumber/messages';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { cellsOf, readFeatures, rulesIn, rulesOf, scenariosOf } from '../../results/features.ts';
import { RECORDED } from '../../results/recorded/recorded.ts';
import { expect, PUBLISHED, publishedPoints, test } from './published.ts';

const FEATURES = readFeatures('features');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every point, example and description is there once, in all words, in the order of the index', async ({
    document,
  }) => {
    await expect(document.locator('button, input').filter({ visible: true })).toHaveCount(0);
    const wordsOf = (text: string) => text.replaceAll(/[^\p{L}\d]+/gu, '');
    const all = wordsOf((await document.locator('main').textContent()) ?? '');
    for (const { feature } of FEATURES.documents)
      for (const { description } of feature ? [feature, ...rulesOf(feature)] : [])
        expect(all).toContain(wordsOf(description));
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
  });

  test('a failure has its error and its picture', async ({ document }) => {
    const summary = document.locator('.summary');
    await expect(summary.locator('.verdict.failed')).toHaveText(
      /^2 of \d+ examples failed; \d+ of \d+ examples were not run\.$/,
    );
    await expect(summary.getByRole('link', { name: 'R9.1' })).toBeVisible();
    const example = document.locator('.example[id="R9.1-there-are-rows-rows"]');
    const failure = example.locator('.failure');
    await expect(failure).toHaveText(/^Failed with .+ at ‘the table has 41 rows’/);
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
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeVisible();
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

test('specification.json, the badge and the contents have what the document has', async ({
  document,
}) => {
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
  const labelsOf = (marks: Locator) =>
    marks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const contents = await labelsOf(document.locator('nav .mark'));
  expect(contents).toEqual(await labelsOf(document.locator('.rule > h3 .mark')));
  const examples = points.flatMap((point) => point.examples);
  const passed = { engine: expect.stringMatching(/^(chromium|firefox) /), verdict: 'passed' };
  expect(examples.find(({ id }) => id === 'R9.1-it-passes')).toMatchObject({
    ...{ title: 'It passes', place: 'tests/results/recorded/small.feature:10' },
    ...{ verdict: 'passed', engines: [passed, passed], isOwn: false, catches: [] },
  });
});

for (const [which, colorScheme, width, hidden] of [
  // The other sections are much alike, and axe takes long.
  ['', 'light', 320, '.section:not(:has([id="R4.2"]))'],
  ['', 'dark', 1280, '.section:not(:has([id="R4.2"]))'],
  ['@framed with all sections, ', 'light', 320, ':not(*)'],
] as const)
  test(`${which}axe finds no accessibility violation, ${colorScheme}, ${width} px wide`, async ({
    document,
  }) => {
    await document.emulateMedia({ colorScheme });
    await document.setViewportSize({ width, height: 800 });
    await document.addStyleTag({ content: `${hidden} { display: none }` });
    expect(await findViolations(document)).toEqual([]);
  });

test('Tab moves through all controls, each with a visible focus, and then out of the document', async ({
  document,
}) => {
  const controls = document.locator('a[href], button, input, summary, [tabindex="0"]');
  const usable = await controls.evaluateAll((all) => {
    const hidden: string[] = [];
    const seen = new Set<EventTarget | null>();
    Object.assign(window, { hidden, seen });
    window.document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const { top, bottom } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight;
      seen.add(target);
      if (!isInView || getComputedStyle(element).outlineStyle === 'none')
        hidden.push(element.outerHTML);
    });
    return all.filter((each) => each.checkVisibility()).length;
  });
  // In parallel, so that the document is not rendered between two presses.
  await Promise.all(Array.from({ length: usable + 1 }, () => document.keyboard.press('Tab')));
  const [seen, hidden, isOut] = await document.evaluate(() => [
    (Reflect.get(window, 'seen') as Set<Element>).size,
    Reflect.get(window, 'hidden') as string[],
    window.document.activeElement === window.document.body,
  ]);
  expect([seen, hidden, isOut]).toEqual([usable, [], true]);
});

test('Tab gets to a link that skips the contents', async ({ document }) => {
  await document.keyboard.press('Tab');
  await document.keyboard.press('Enter');
  await expect(document.getByRole('main')).toBeFocused();
});

const fieldOf = (document: Page) => document.getByRole('searchbox', { name: 'Filter' });

test('the filter leaves what has its text below its headings, and counts it', async ({
  document,
}) => {
  const status = document.getByRole('search').getByRole('status');
  const all = await document.locator('.example:visible').count();
  await fieldOf(document).fill('DRAGS  the page');
  const texts = await document.locator('.example:visible').allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !text.includes('drags the page'))).toEqual([]);
  await expect(status).toHaveText(`${texts.length} hits`);
  const points = document.locator('.rule:has(.example:visible) > h3:visible');
  await expect(document.locator('.rule:visible')).toHaveCount(await points.count());
  await expect(document.locator('nav li li:visible')).toHaveCount(await points.count());
  await expect(document.locator(':is(.prose, .preface):visible')).toHaveCount(0);
  await fieldOf(document).fill('b12');
  await expect(document.locator('.rule:visible > h3')).toContainText('B12');
  await expect(document.locator('.rule:visible .example:not(:visible)')).toHaveCount(0);
  await fieldOf(document).press('Escape');
  await expect(document.locator('.example:visible')).toHaveCount(all);
  await expect(status).toBeEmpty();
});

test('a link to a hidden point shows it', async ({ document }) => {
  await fieldOf(document).fill('wheel');
  await expect(document.locator('[id="R3.6"]')).toBeHidden();
  await document.evaluate(() => location.assign('#R3.6'));
  await expect(document.locator('[id="R3.6"]')).toBeInViewport();
  await expect(fieldOf(document)).toHaveValue('');
});

test('on a phone the contents are collapsed, and nothing scrolls sideways', async ({
  document,
}) => {
  const entry = document.getByRole('navigation').getByRole('link', { name: /R4\.3/ });
  await expect(entry).toBeVisible();
  for (const width of [768, 390, 320]) {
    await document.setViewportSize({ width, height: 844 });
    await expect(entry).toBeHidden();
    expect(await document.evaluate(() => window.document.documentElement.scrollWidth)).toBe(width);
  }
  await document.getByText('Contents', { exact: true }).click();
  await expect(entry).toBeVisible();
});

test('in print everything is expanded, and every table fits the sheet and breaks only between words', async ({
  document,
}) => {
  await document.emulateMedia({ media: 'print' });
  // The width of A4 without margins.
  await document.setViewportSize({ width: 688, height: 1_000 });
  const broken = await document.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const cells = [...table.querySelectorAll('td, th')];
      const isAnywhere = cells.some((cell) => getComputedStyle(cell).overflowWrap === 'anywhere');
      const box = (table.closest('.example') ?? window.document.body).getBoundingClientRect();
      const isTooWide = table.getBoundingClientRect().right > box.right;
      return isAnywhere || isTooWide ? [table.innerHTML] : [];
    }),
  );
  expect(broken).toEqual([]);
  await expect(document.locator('.evidence li').first()).toBeVisible();
  await expect(document.locator('.caught-pages li').first()).toBeVisible();
  const controls = document.locator('input, button, .caught-pages details');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});
