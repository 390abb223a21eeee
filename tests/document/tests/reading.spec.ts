/** What the document of a recorded run says, and how a reader gets on with it by keyboard, search, phone and paper. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { readFeatures } from '../../results/features.ts';
import { RECORDED } from '../../results/recorded/recorded.ts';
import { areaOf } from '../since/since.ts';
import { expect, PUBLISHED, published, SOURCE, test } from './published.ts';

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

const fieldOf = (document: Page) => document.getByRole('searchbox', { name: 'Search' });

test('the search leaves what has its text below its headings, marks it, counts it, and goes to it', async ({
  document,
}) => {
  const status = document.getByRole('search').getByRole('status');
  const all = await document.locator('.example:visible').count();
  await document.keyboard.press('/');
  await document.keyboard.type('DRAGS  the page');
  const texts = await document.locator('.example:visible').allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !text.includes('drags the page'))).toEqual([]);
  await expect(status).toHaveText(`${texts.length} hits`);
  const marked = await document.evaluate(() => CSS.highlights.get('found')?.size);
  expect(marked).toBe(texts.join('\n').match(/drags the page/gi)?.length);
  const points = document.locator('.rule:has(.example:visible) > h3:visible');
  await expect(document.locator('.rule:visible')).toHaveCount(await points.count());
  await expect(document.locator('nav li li:visible')).toHaveCount(await points.count());
  await expect(document.locator(':is(.prose, .preface):visible')).toHaveCount(0);
  await document.evaluate(() => window.scrollTo(0, 1_000));
  await fieldOf(document).fill('page drags');
  await expect(points).not.toHaveCount(0);
  expect(await document.evaluate(() => window.scrollY)).toBe(0);
  await fieldOf(document).fill('80%');
  await expect(document.locator('[id="R9.3"]')).toBeVisible();
  await fieldOf(document).fill('is what else is shown');
  await fieldOf(document).press('Enter');
  await expect(document).toHaveURL(/#term-the-text-around-the-rows$/);
  await expect(document.getByText('is what else is shown')).toBeInViewport();
  await fieldOf(document).fill('b12');
  await fieldOf(document).press('Enter');
  await expect(document).toHaveURL(/#B12$/);
  await expect(document.locator('.rule:visible > h3')).toContainText('B12');
  await expect(document.locator('.rule:visible .example:not(:visible)')).toHaveCount(0);
  await fieldOf(document).fill('xyzzy');
  await expect(document.getByText('No text here has ‘xyzzy’.')).toBeInViewport();
  await fieldOf(document).press('Escape');
  await expect(document.locator('.example:visible')).toHaveCount(all);
  await expect(status).toBeEmpty();
});

test('the contents mark the section and the point that are read, and follow them', async ({
  document,
}) => {
  const current = document.locator('nav [aria-current]');
  for (const [id, section] of [
    ['B3', /^10\. /],
    ['R4.3', /^4\. /],
  ] as const) {
    await document.evaluate((point) => location.assign(`#${point}`), id);
    await expect(current).toHaveText([section, new RegExp(`✓?–? ${id} `)]);
    await expect(current.last()).toBeInViewport();
  }
});

test('a link to a hidden point shows it', async ({ document }) => {
  await fieldOf(document).fill('wheel');
  await expect(document.locator('[id="R3.6"]')).toBeHidden();
  await document.evaluate(() => location.assign('#R3.6'));
  await expect(document.locator('[id="R3.6"]')).toBeInViewport();
  await expect(fieldOf(document)).toHaveValue('');
});

test('on a phone the contents are collapsed, and only pictures scroll sideways, at full size', async ({
  document,
}) => {
  const entry = document.getByRole('navigation').getByRole('link', { name: /R4\.3/ });
  await expect(entry).toBeVisible();
  for (const width of [768, 390, 320]) {
    await document.setViewportSize({ width, height: 844 });
    await document.reload();
    await expect(entry).toBeHidden();
    expect(await document.evaluate(() => window.document.documentElement.scrollWidth)).toBe(width);
  }
  const pictures = document.locator('.example .picture img');
  const isFull = (image: HTMLElement) => image.offsetWidth === Number(image.getAttribute('width'));
  expect(await pictures.first().evaluate(isFull)).toBe(true);
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

  test('an example says why it was not judged, and has what it left behind', async ({
    document,
  }) => {
    for (const [id, text] of [
      ['it-is-not-judged', /Not judged here: the order of 40 names does/],
      ['it-is-printed', /Stored in the browser: nothingThe printed page/],
    ] as const)
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
  expect(examples.find(({ id }) => id === 'R9.1-it-passes')).toMatchObject({
    ...{ title: 'It passes', place: 'tests/results/recorded/small.feature:10' },
    ...{ verdict: 'passed', isOwn: false },
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

test('what has changed since an earlier website is marked, before and now, and linked from the summary', async ({
  document,
}) => {
  const changes = document.locator('#what-changed');
  const summary = document.locator('.summary');
  await expect(summary).toContainText(
    /Since \d+\.\d+\.\d+: 1 text reworded, 1 point reworded, 1 picture changed\./,
  );
  await summary.getByRole('link', { name: '1 picture changed' }).click();
  await expect(changes.locator('.versions img').first()).toBeInViewport();
  await expect(changes.locator('del')).toContainText(['looks', 'There']);
  await expect(document.locator('nav li li', { hasText: 'changed' })).toHaveCount(2);
  await document.addStyleTag({ content: '.section, .preface { display: none }' });
  expect(await findViolations(document)).toEqual([]);
});

test('the area in which two pictures differ is known', async ({ page }) => {
  const picture = async (left: number) => {
    await page.setContent(
      `<p style="position: fixed; margin: 0; inset: 80px auto auto ${left}px; width: 128px; height: 160px; background: red">`,
    );
    return page.screenshot({ type: 'webp' });
  };
  const [one, other] = [await picture(128), await picture(256)];
  expect(await areaOf(page, one, one)).toBe(undefined);
  expect(await areaOf(page, one, other)).toBe('10.00% 70.00% 70.00% 10.00%');
});
