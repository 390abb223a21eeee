import { findViolations } from '../../driver/driven/accessibility-violations.ts';
import { expect, test } from './published.ts';

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`axe finds no accessibility violation, ${colorScheme}, ${width} px wide`, async ({
    document,
  }) => {
    await document.emulateMedia({ colorScheme });
    await document.setViewportSize({ width, height: 800 });
    // Only one list of evidence: axe takes minutes for the thousands of entries of all.
    await document.locator('[id="R4.2"] .evidence > summary').click();
    expect(await findViolations(document)).toEqual([]);
  });
}

test('Tab moves through all controls, each with a visible focus, and then out of the document', async ({
  document,
}) => {
  const usable = await document.evaluate(() => {
    const seen: { label: string; outline: string; inView: boolean }[] = [];
    Object.assign(window, { seen });
    window.document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const { top, bottom } = element.getBoundingClientRect();
      seen.push({
        label: element.textContent?.slice(0, 60) ?? '',
        outline: getComputedStyle(element).outlineStyle,
        inView: bottom > 0 && top < window.innerHeight,
      });
    });
    return [
      ...window.document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]'),
    ].filter((each) => each.checkVisibility()).length;
  });
  // In parallel, so that the document is not rendered between two presses.
  await Promise.all(Array.from({ length: usable + 1 }, () => document.keyboard.press('Tab')));
  const { seen, isOut } = await document.evaluate(() => ({
    seen: Reflect.get(window, 'seen') as { label: string; outline: string; inView: boolean }[],
    isOut: window.document.activeElement === window.document.body,
  }));
  expect(seen[0]?.label).toBe('Skip to the specification');
  expect(seen).toHaveLength(usable);
  expect(isOut).toBe(true);
  expect(seen.filter(({ outline, inView }) => outline === 'none' || !inView)).toEqual([]);
});

test('the skip link skips the contents', async ({ document }) => {
  await document.keyboard.press('Tab');
  await document.keyboard.press('Enter');
  await expect(document.getByRole('main')).toBeFocused();
});
