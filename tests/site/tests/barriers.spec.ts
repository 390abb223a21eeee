import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './published.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`axe finds no barrier, ${colorScheme}, ${width} px wide`, async ({ document }) => {
      await document.emulateMedia({ colorScheme });
      await document.setViewportSize({ width, height: 800 });
      for (const details of await document.locator('.known').all()) {
        await details.evaluate((element: HTMLDetailsElement) => {
          element.open = true;
        });
      }
      const { violations } = await new AxeBuilder({ page: document }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}

test('Tab leads through all that can be used, each with a visible focus, and out again', async ({
  document,
}) => {
  const usable = await document
    .locator('a[href], input, summary, [tabindex="0"]')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  const seen: { label: string; outline: string; inView: boolean }[] = [];
  for (;;) {
    await document.keyboard.press('Tab');
    const focused = await document.evaluate(() => {
      const element = window.document.activeElement;
      if (!element || element === window.document.body) return null;
      const { top, bottom } = element.getBoundingClientRect();
      const { outlineStyle } = getComputedStyle(element);
      const label = element.textContent?.slice(0, 60) ?? '';
      return { label, outline: outlineStyle, inView: bottom > 0 && top < window.innerHeight };
    });
    if (!focused || seen.length > usable) break;
    seen.push(focused);
  }
  expect(seen[0]?.label).toBe('To the specification');
  expect(seen).toHaveLength(usable);
  expect(seen.filter(({ outline, inView }) => outline === 'none' || !inView)).toEqual([]);
});

test('the skip link leads past the contents', async ({ document }) => {
  await document.keyboard.press('Tab');
  await document.keyboard.press('Enter');
  await expect(document.getByRole('main')).toBeFocused();
});

test('Enter on an entry of the contents leads to its point', async ({ document }) => {
  const entry = document.getByRole('navigation').getByRole('link', { name: /R4\.3/ });
  await entry.focus();
  await document.keyboard.press('Enter');
  await expect(document.locator('[id="R4.3"]')).toBeInViewport();
  expect(new URL(document.url()).hash).toBe('#R4.3');
});
