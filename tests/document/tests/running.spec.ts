/** The document runs its examples in the reader's browser, on this project's page and on faulty ones. */
import type { Page } from '@playwright/test';
import { faultyPages } from '../../conformance/faulty/faulty-pages.ts';
import { hidden } from '../../conformance/faulty/hidden.ts';
import { readMatrix } from '../../conformance/matrix.ts';
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
    const control = document.locator(within).first();
    await control.scrollIntoViewIfNeeded();
    const { y = 0 } = (await control.boundingBox()) ?? {};
    await runToEnd(document, control);
    expect((await control.boundingBox())?.y, 'the panel moves no text').toBeCloseTo(y, 0);
    const failed = document.locator('.this-browser.verdict.failed');
    const why = await failed.evaluateAll((all) => all.map((each) => each.getAttribute('title')));
    expect(why).toEqual([]);
    const count = examplesOf(ids).filter(isOffered).length;
    await expect(status(document)).toHaveText(`${count} passed, 0 failed here`);
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
  for (const answer of [{ status: 404 }, { headers: { 'x-frame-options': 'DENY' } }]) {
    await document.route(page, (route) => route.fulfill({ contentType: 'text/html', ...answer }));
    await runToEnd(document, runButton(document, 'R4.9'));
    await expect(status(document)).toHaveText(/page\.html cannot be opened here\. Check the conn/);
    await expect(document.locator('main .this-browser')).toHaveCount(0);
    await document.unroute(page);
  }
  await runToEnd(document, runButton(document, 'R4.9'));
  await expect(status(document)).toHaveText(/^1 passed, 0 failed here/);
});

test('a control says beside it why nothing runs', async ({ document }) => {
  await document.route('**/specification.json', (route) => route.abort());
  await runButton(document, 'R4.9').click();
  await expect(document.locator('[id="R4.9"]').getByRole('alert')).toHaveText(
    'The examples cannot be loaded. Check the connection, and reload this page.',
  );
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

/** Expects that a point has caught a faulty page as it did on the command line, and that its failure is in view. */
async function expectCatch(document: Page, id: string, name: string, answer = name): Promise<void> {
  const dock = dockOf(document);
  await expect(dock.getByRole('status')).toHaveText(new RegExp(`^${id} catches it: the example `));
  const fault = faultyPages.find((page) => page.name === name)?.fault;
  await expect(dock.locator('.fault')).toHaveText(`${answer}: ${fault}`);
  const failed = document.locator('.this-browser.verdict.failed');
  await expect(failed).toBeInViewport();
  const catcher = await failed.evaluate((verdict) => verdict.closest('[id]')?.id);
  const sentence = readMatrix()[name]?.[`${catcher}`];
  await expect(dock.getByRole('status')).toContainText(`the example failed at ‘${sentence}’`);
}

test('a faulty page fails at the sentence that catches it; then this page passes', async ({
  document,
}) => {
  const name = 'Run R9.4 on the faulty page: no last call';
  await runToEnd(document, document.getByRole('button', { name, exact: true }));
  await expectCatch(document, 'R9.4', 'no last call');
  const failed = document.locator('[id="R9.4"] .sentences > li', {
    has: document.getByRole('img', { name: 'failed on the faulty page' }),
  });
  await expect(failed.locator('pre')).toContainText('Expected: 1');
  // The recorded verdicts of other examples stay in their places.
  await expect(document.locator('[id="R2.2"] .note > .mark').first()).toBeVisible();

  // These results are not among those of the page itself.
  await runButton(document, 'R4.1').click();
  await expect(status(document)).toHaveText(/ passed, 0 failed here$/);
  await expect(dockOf(document).locator('.fault')).toBeHidden();
  await expect(document.locator('[id="R9.4"] .this-browser')).toHaveCount(0);
});

test('of three faults the reader chooses one, and what catches it is shown', async ({
  document,
}) => {
  await document.setViewportSize({ width: 390, height: 844 });
  // The three faults are the first that can be seen, and the page is that of the first.
  await document.evaluate(() => Object.assign(Math, { random: () => 0 }));
  const name = 'deaf on the way up';
  const opener = document.locator('.summary').getByRole('button', { name: /^Break something/ });
  await opener.press('Enter');
  const dialog = document.getByRole('dialog', { name: 'A faulty page' });
  const frame = dialog.locator('iframe').contentFrame();
  await frame.getByRole('columnheader', { name: 'Name' }).press('Shift+Enter');
  await expect(frame.getByRole('columnheader', { name: 'Name' })).toHaveText('Name▲');
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  // The rest of the document has a test of its own.
  const style = await document.addStyleTag({ content: 'main { display: none }' });
  expect(await findViolations(document)).toEqual([]);
  await style.evaluate((element: HTMLElement) => element.remove());
  await frame.getByRole('columnheader', { name: 'Name' }).press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(dockOf(document)).toHaveCount(0);
  for (const [nth, answer] of ['You found it', 'Not that one, but this'].entries()) {
    await opener.press('Enter');
    await dialog.getByRole('button').nth(nth).press('Enter');
    await expectCatch(document, 'R\\d\\.\\d', name, answer);
    await expect(dockOf(document).locator('.fault.passed')).toHaveCount(nth === 0 ? 1 : 0);
    await dockOf(document).getByRole('button', { name: 'Break something else' }).click();
    await expect(dialog).toBeVisible();
    await document.keyboard.press('Escape');
  }
});

// Those with a style of their own, and a cookie, which has a path; the project `framed` takes all of them.
const TAKEN_OFTEN = [...Object.keys(hidden), 'a cookie'];

for (const { name, fails } of faultyPages)
  for (const id of fails)
    test(`${TAKEN_OFTEN.includes(name) ? '' : '@framed '}${id} catches ‘${name}’`, async ({
      document,
    }) => {
      const item = document
        .locator(`[id="${id}"] .caught-pages li`)
        .filter({ has: document.getByText(name, { exact: true }) });
      await expect(item).toHaveCount(1);
      // Where it needs browser automation, it is not offered.
      const isOffered = await item.locator('i').isHidden();
      await expect(item.locator('.run')).toHaveCount(isOffered ? 1 : 0);
      if (!isOffered) return;
      await runToEnd(document, item.locator('.run'));
      await expectCatch(document, id, name);
    });
