/** The document runs its examples in the reader's browser. */
import type { Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { dockOf, expect, publishedPoints, runButton, runToEnd, test } from './published.ts';

const examplesOf = (ids: RegExp) =>
  publishedPoints()
    .filter(({ id }) => ids.test(id))
    .flatMap((point) => point.examples)
    .filter(({ place }) => place.startsWith('features/'));
const isOffered = ({ needs }: ReturnType<typeof examplesOf>[number]) => needs?.length === 0;

for (const [which, within, ids] of [
  ['the examples of section 4', '.section:has([id="R4.1"]) > button', /^R4\./],
  ['@framed all examples', '.summary button', /./],
] as const)
  test(`${which} that need no driven browser pass in the document`, async ({ document }) => {
    // Not painted, because that takes a third of the processor time.
    await document.addStyleTag({ content: 'body { opacity: 0 }' });
    await runToEnd(document, document.locator(within).first());
    const failed = document.locator('.this-browser.verdict.failed');
    const why = await failed.evaluateAll((all) => all.map((each) => each.getAttribute('title')));
    expect(why).toEqual([]);
    const count = examplesOf(ids).filter(isOffered).length;
    const status = new RegExp(`^${count} passed, 0 failed here, in Chrome [\\d.]+$`);
    await expect(dockOf(document).getByRole('status')).toHaveText(status);
  });

test('nearly all examples for any page need no mouse, key or network', () => {
  const general = examplesOf(/./).filter(({ isOwn }) => !isOwn);
  expect(general.filter(isOffered).length / general.length).toBeGreaterThan(0.9);
});

/** The Run control of the first example of R4.3. */
const exampleButton = (document: Page) =>
  document
    .locator('[id="R4.3"]')
    .getByRole('button', { name: /^Run: / })
    .first();

/** Holds a slow run before each sentence, until `nextSentence`. */
const holdSentences = (document: Page) =>
  document.evaluate(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((next: () => void, ms: number) =>
      ms === 1_000 ? Object.assign(window, { next }) : later(next, ms)) as never;
  });

const nextSentence = (document: Page) => document.evaluate(() => Reflect.get(window, 'next')());

test('slowly, on a phone, each sentence is marked, and its subject outlined, without an accessibility violation', async ({
  document,
}) => {
  await document.setViewportSize({ width: 390, height: 844 });
  const example = document.locator('[id="R4.3"] .example').first();
  const sentences = example.locator('.sentences > li');
  // On a busy machine, rendering all sections for each frame takes all the time, and axe takes minutes.
  const others = '.section:not(:has([id="R4.3"]))';
  await document.addStyleTag({ content: `${others} { display: none }` });
  await holdSentences(document);
  await exampleButton(document).click();
  const dock = dockOf(document);
  const count = await sentences.count();
  for (let nth = 0; nth < count; nth += 1) {
    await expect(sentences.nth(nth)).toHaveAttribute('aria-current', 'step');
    await expect(sentences.nth(nth)).toBeInViewport();
    if (nth === 1) expect(await findViolations(document)).toEqual([]);
    await nextSentence(document);
    await expect(sentences.nth(nth).getByRole('img', { name: 'passed here' })).toBeVisible();
  }
  await expect(dock.locator('.outline')).not.toHaveCount(0);
  await expect(dock.getByRole('group', { name: 'Pace' })).toBeHidden();
  await expect(example.locator('.this-browser.verdict')).toHaveText(/^✓ passed here, in Chrome /);
});

test('a page that never loads or is empty fails; the next example runs', async ({ document }) => {
  // The first sentence times out once its page is asked for.
  await document.evaluate(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((next: () => void, ms: number) => {
      if (ms < 30_000) return later(next, ms);
      window.setTimeout = later;
      window.addEventListener('timeout', next, { once: true });
      return 0;
    }) as never;
  });
  let opened = 0;
  await document.route('**/run/page.html', async (route) => {
    opened += 1;
    // The first page never loads, the second one is empty.
    if (opened === 1)
      await document.evaluate(() => void window.dispatchEvent(new Event('timeout')));
    else if (opened === 2) await route.fulfill({ body: '', contentType: 'text/html' });
    else await route.continue();
  });
  await runToEnd(document, runButton(document, 'R2.4'));
  await expect(dockOf(document).getByRole('status')).toHaveText(/2 failed here/);
  const point = document.locator('[id="R2.4"]');
  await expect(point.locator('.this-browser.verdict.failed[title*=": "]')).toHaveCount(2);
  await expect(point.locator('.this-browser.verdict.passed')).not.toHaveCount(0);
  expect(await point.locator('.this-browser.failure').count()).toBeLessThanOrEqual(2);
});

test('a run can be stopped and closed, and leaves nothing behind', async ({ document }) => {
  const state = () =>
    document.evaluate(async () => ({
      html: window.document.documentElement.outerHTML,
      history: history.length,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      address: location.href,
    }));
  await holdSentences(document);
  const before = await state();
  const opener = exampleButton(document);
  await opener.press('Enter');
  const dock = dockOf(document);
  await expect(dock.getByRole('button', { name: 'Stop' })).toBeFocused();
  const current = document.locator('main [aria-current]');
  await expect(current).not.toHaveCount(0);
  await dock.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(dock.getByRole('status')).toHaveText(/^Stopped after \d+ of \d+: /);
  await expect(current).toHaveCount(0);
  await document.keyboard.press('Escape');
  await expect(dock).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await state()).toEqual(before);
});
