/** The document runs its examples in the reader's browser. */
import type { Page } from '@playwright/test';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { dockOf, expect, published, runButton, runToEnd, test } from './published.ts';

const status = (document: Page) => dockOf(document).getByRole('status');

const examplesOf = (ids: RegExp) =>
  published()
    .points.filter(({ id }) => ids.test(id))
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
    await expect(status(document)).toHaveText(`${count} passed, 0 failed here`);
  });

test('six in seven examples for any page need no mouse, picture, key or network', () => {
  const general = examplesOf(/./).filter(({ isOwn }) => !isOwn);
  expect(general.filter(isOffered).length / general.length).toBeGreaterThan(6 / 7);
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
    const [sentence, panel] = [await sentences.nth(nth).boundingBox(), await dock.boundingBox()];
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
    if (nth === 1) expect(await findViolations(document)).toEqual([]);
    await nextSentence(document);
    await expect(sentences.nth(nth).getByRole('img', { name: 'passed here' })).toBeVisible();
  }
  await expect(dock.locator('.outline')).not.toHaveCount(0);
  await expect(dock.getByLabel('slowly')).toBeHidden();
  await expect(example.locator('.this-browser.verdict')).toHaveText('✓ passed here');
});

test('a page that does not open ends the run, which says so, and can be tried again', async ({
  document,
}) => {
  const page = '**/page.html';
  for (const answer of [
    { body: '' },
    { status: 404 },
    { headers: { 'x-frame-options': 'DENY' } },
  ]) {
    await document.route(page, (route) => route.fulfill({ contentType: 'text/html', ...answer }));
    await runToEnd(document, runButton(document, 'R4.9'));
    await expect(status(document)).toHaveText(/page\.html cannot be opened here\. Check the conn/);
    await expect(document.locator('main .this-browser')).toHaveCount(0);
    await document.unroute(page);
  }
  await runToEnd(document, runButton(document, 'R4.9'));
  await expect(status(document)).toHaveText(/^1 passed, 0 failed here/);
});

test('a page that never loads ends the run after half a minute', async ({ document }) => {
  await document.evaluate(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((next: () => void, ms: number) => later(next, ms / 100)) as never;
  });
  await document.route('**/page.html', () => {});
  await runToEnd(document, runButton(document, 'R4.9'));
  await expect(status(document)).toHaveText(/page\.html cannot be opened here\. Check the conn/);
});

test('a control says beside it why nothing runs', async ({ document }) => {
  for (const part of ['**/run.js', '**/specification.json']) {
    await document.route(part, (route) => route.abort());
    await runButton(document, 'R4.9').click();
    await expect(document.locator('[id="R4.9"]').getByRole('alert')).toHaveText(
      'The examples cannot be loaded. Check the connection, and reload this page.',
    );
    await document.reload();
    await document.unroute(part);
  }
});

test('a run can be stopped and closed, and leaves nothing behind', async ({ document }) => {
  const state = () =>
    document.evaluate(async () => ({
      // The contents mark where the reader is.
      html: window.document.querySelector('main')?.outerHTML,
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
  const example = await document.locator('[id="R4.3"] .example').first().boundingBox();
  expect((example?.x ?? 0) + (example?.width ?? 0)).toBeLessThan(
    (await dock.boundingBox())?.x ?? 0,
  );
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
