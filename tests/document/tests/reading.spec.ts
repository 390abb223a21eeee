/** How a reader gets on with the document by keyboard, search, contents, phone and paper. */
import type { Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { expect, test } from './published.ts';

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

const fieldOf = (document: Page) => document.getByRole('searchbox', { name: 'Search' });

test('the search leaves what has its text below its headings, marks it, and counts it', async ({
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
  await fieldOf(document).fill('b12');
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
