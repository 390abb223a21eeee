/** The document runs its examples in the reader's browser. */
import type { Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility-violations.ts';
import { dockOf, expect, runButton, runToEnd, test } from './published.ts';

/** Holds a slow run before each sentence, until `nextSentence`. */
const holdSentences = (document: Page) =>
  document.evaluate(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((next: () => void, ms: number) =>
      ms === 1_000 ? Object.assign(window, { next }) : later(next, ms)) as never;
  });

const nextSentence = (document: Page) => document.evaluate(() => Reflect.get(window, 'next')());

test('slowly, each sentence is marked, and its subject outlined', async ({ document }) => {
  const example = document.locator('[id="R4.3"] .example').first();
  const sentences = example.locator('.sentences > li');
  // On a busy machine, rendering all sections for each frame takes all the time.
  const others = '.section:not(:has([id="R4.3"]))';
  await document.addStyleTag({ content: `${others} { display: none }` });
  await holdSentences(document);
  await example.getByRole('button', { name: /^Run: / }).click();
  const dock = dockOf(document);
  const count = await sentences.count();
  for (let nth = 0; nth < count; nth += 1) {
    await expect(sentences.nth(nth)).toHaveAttribute('aria-current', 'step');
    await expect(sentences.nth(nth)).toBeInViewport();
    await nextSentence(document);
    await expect(sentences.nth(nth).getByRole('img', { name: 'passed here' })).toBeVisible();
  }
  await expect(dock.locator('.outline')).not.toHaveCount(0);
  await expect(dock.getByRole('group', { name: 'Pace' })).toBeHidden();
  await expect(example.locator('.this-browser.verdict')).toHaveText(/^✓ passed here, in Chrome /);
});

test('axe finds no accessibility violation while an example runs, on a phone', async ({
  document,
}) => {
  await document.setViewportSize({ width: 390, height: 844 });
  await holdSentences(document);
  await document
    .locator('[id="R4.3"]')
    .getByRole('button', { name: /^Run: / })
    .first()
    .click();
  await expect(document.locator('main [aria-current]')).not.toHaveCount(0);
  // Another test checks the other sections, without a run.
  await document.evaluate(() => {
    for (const section of window.document.querySelectorAll<HTMLElement>('.section')) {
      section.hidden = !section.querySelector('[aria-current]');
    }
  });
  expect(await findViolations(document)).toEqual([]);
});

test('the Run control of a row is named after its values', async ({ document }) => {
  const rows = document.locator(':is([id="R2.3"], [id="R2.4"]) tr').getByRole('button');
  const names = await rows.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual([
    ...['Run UUID', 'Run Name', 'Run Address', 'Run Phone'],
    ...['Run clicks 1 · marker ▲', 'Run clicks 2 · marker ▼', 'Run clicks 3 · marker empty'],
  ]);
});

test('a page that never loads or is empty fails, and the next example runs', async ({
  document,
}) => {
  /** Shortens the time-out of sentences by a factor. */
  const hasten = (times: number) =>
    document.evaluate((factor) => {
      const { setTimeout: later } = window;
      window.setTimeout = ((next: () => void, ms: number) => later(next, ms / factor)) as never;
    }, times);
  await hasten(100);
  let opened = 0;
  await document.route('**/run/page.html', async (route) => {
    opened += 1;
    // The first page never loads, the second one is empty.
    if (opened === 1) return;
    if (opened > 2) return route.continue();
    await hasten(1 / 100);
    return route.fulfill({ body: '', contentType: 'text/html' });
  });
  await runToEnd(document, runButton(document, 'R2.4'));
  await expect(dockOf(document).getByRole('status')).toHaveText(/2 failed here/);
  const failures = document.locator('[id="R2.4"] .this-browser.failure');
  await expect(document.locator('[id="R2.4"] .this-browser.verdict.failed')).toHaveCount(2);
  await expect(document.locator('[id="R2.4"] .this-browser.verdict.passed')).not.toHaveCount(0);
  expect(await failures.count()).toBeLessThanOrEqual(2);
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
  const opener = document
    .locator('[id="R4.3"]')
    .getByRole('button', { name: /^Run: / })
    .first();
  await opener.focus();
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
