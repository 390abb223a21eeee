/** How a reader gets on with the document: by keyboard, filter, links, phone and paper. */
import type { Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { expect, test } from './published.ts';

for (const [which, colorScheme, width, hidden] of [
  // The other sections are much alike, and axe takes long.
  ['', 'light', 320, '.section:not(:has([id="R4.2"]))'],
  ['', 'dark', 1280, '.section:not(:has([id="R4.2"]))'],
  ['@framed with all sections, ', 'light', 320, ':not(*)'],
] as const) {
  test(`${which}axe finds no accessibility violation, ${colorScheme}, ${width} px wide`, async ({
    document,
  }) => {
    await document.emulateMedia({ colorScheme });
    await document.setViewportSize({ width, height: 800 });
    await document.addStyleTag({ content: `${hidden} { display: none }` });
    // Only one list of evidence: axe takes minutes for the thousands of entries of all.
    await document.locator('[id="R4.2"] .evidence > summary').click();
    expect(await findViolations(document)).toEqual([]);
  });
}

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
  await expect(document.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await document.keyboard.press('Enter');
  await expect(document.getByRole('main')).toBeFocused();
});

const fieldOf = (document: Page) => document.getByRole('searchbox', { name: 'Filter' });
const status = (document: Page) => document.getByRole('search').getByRole('status');

test('what has the text is left below its headings, and counted', async ({ document }) => {
  await fieldOf(document).fill('DRAGS  the page');
  const texts = await document.locator('.example:visible').allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !text.includes('drags the page'))).toEqual([]);
  await expect(status(document)).toHaveText(`${texts.length} hits`);
  const points = document.locator('.rule:has(.example:visible) > h3:visible');
  await expect(document.locator('.rule:visible')).toHaveCount(await points.count());
  await expect(document.locator('nav li li:visible')).toHaveCount(await points.count());
  await expect(document.locator(':is(.prose, .preface):visible')).toHaveCount(0);
  await fieldOf(document).fill('There is no server to talk to');
  await expect(document.locator('.section:visible > h2')).toHaveText('7. Calls');
  await expect(status(document)).toHaveText('1 hit');
});

test('an id finds a point with all examples, and Escape shows everything', async ({ document }) => {
  const all = await document.locator('.example:visible').count();
  for (const id of ['R2.3', 'b12']) {
    await fieldOf(document).fill(id);
    await expect(document.locator('.rule:visible > h3')).toContainText(id.toUpperCase());
    await expect(document.locator('.rule:visible .example:not(:visible)')).toHaveCount(0);
  }
  await fieldOf(document).fill('quetzalcoatl');
  await expect(status(document)).toHaveText('0 hits');
  await fieldOf(document).press('Escape');
  await expect(document.locator('.example:visible')).toHaveCount(all);
  await expect(status(document)).toBeEmpty();
});

test('a link to a hidden point shows it', async ({ document }) => {
  await fieldOf(document).fill('wheel');
  await expect(document.locator('[id="R3.6"]')).toBeHidden();
  await document.evaluate(() => location.assign('#R3.6'));
  await expect(document.locator('[id="R3.6"]')).toBeInViewport();
  await expect(fieldOf(document)).toHaveValue('');
});

test('the contents are collapsed on a phone and expanded beside the text', async ({ document }) => {
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
    const widths = await document.evaluate(() => {
      const { scrollWidth, clientWidth } = window.document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(widths).toEqual([width, width]);
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
  await expect(document.locator('.caught-pages li').first()).toBeVisible();
  const controls = document.locator('input, button, .caught-pages details');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});
