/** The document runs faulty pages in the reader's browser. */
import type { Page } from '@playwright/test';
import { faultyPages } from '../../conformance/faulty/faulty-pages.ts';
import { hidden } from '../../conformance/faulty/hidden.ts';
import { inOneLine, kindOf, readMatrix } from '../../conformance/matrix.ts';
import { findViolations } from '../../driver/driven/accessibility.ts';
import { dockOf, expect, runButton, runToEnd, test } from './published.ts';

/** The Run control of a faulty page under a point. */
const faultyButton = (document: Page, id: string, name: string) =>
  document.getByRole('button', { name: `Run ${id} on the faulty page: ${name}`, exact: true });

const breakButton = (document: Page) =>
  document.locator('.summary').getByRole('button', { name: /^Break something/ });

/** Expects that a point has caught a faulty page as it did on the command line, and that its failure is in view. */
async function expectCatch(document: Page, id: string, name: string, answer = name): Promise<void> {
  const dock = dockOf(document);
  await expect(dock.getByRole('status')).toHaveText(new RegExp(`^${id} catches it: the example `));
  const fault = faultyPages.find((page) => page.name === name)?.fault;
  await expect(dock.locator('.fault')).toHaveText(`${answer}: ${fault}`);
  const failed = document.locator('.this-browser.verdict.failed');
  await expect(failed).toBeInViewport();
  const catcher = await failed.evaluate((verdict) => verdict.closest('[id]')?.id);
  const { sentence, error = '' } = readMatrix()[name]?.[`${catcher}`] ?? {};
  await expect(dock.getByRole('status')).toContainText(`the example failed at ‘${sentence}’`);
  const message = await document.locator('pre.this-browser').textContent();
  expect(kindOf(inOneLine(`${message}`))).toBe(kindOf(error));
}

test('a faulty page fails at the sentence that catches it, and passes without its fault', async ({
  document,
}) => {
  await runToEnd(document, faultyButton(document, 'R9.4', 'no last call'));
  await expectCatch(document, 'R9.4', 'no last call');
  const failed = document.locator('[id="R9.4"] .sentences > li', {
    has: document.getByRole('img', { name: 'failed on the faulty page' }),
  });
  await expect(failed.locator('pre')).toContainText('Expected: 1');
  // The recorded verdicts of other examples stay in their places.
  await expect(document.locator('[id="R2.2"] .note > .mark').first()).toBeVisible();

  const dock = dockOf(document);
  const faultless = dock.getByRole('button', { name: 'Run it on the correct page' });
  await faultless.press('Enter');
  await dock.getByLabel('slowly').uncheck();
  await expect(dock.getByRole('status')).toHaveText('1 passed, 0 failed on the correct page');
  await expect(failed).toHaveCount(0);
  await expect(faultless).toBeHidden();

  // These results are not among those of the page itself.
  await runButton(document, 'R4.1').click();
  await expect(dock.getByRole('status')).toHaveText(/ passed, 0 failed here$/);
  await expect(dock.locator('.fault')).toBeHidden();
  await expect(document.locator('[id="R9.4"] .this-browser')).toHaveCount(0);
});

for (const [answer, nth] of [
  ['You found it', 1],
  ['It is another one', 0],
] as const)
  test(`of three faults the reader chooses one: ‘${answer}’, and what catches it is shown`, async ({
    document,
  }) => {
    await document.setViewportSize({ width: 390, height: 844 });
    await document.evaluate(() => Object.assign(Math, { random: () => 0.5 }));
    const opener = breakButton(document);
    await opener.press('Enter');
    const dialog = document.getByRole('dialog', { name: 'A faulty page' });
    await expect(dialog.locator('iframe').contentFrame().getByRole('table')).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // The rest of the document has a test of its own.
    const style = await document.addStyleTag({ content: 'main { display: none }' });
    expect(await findViolations(document)).toEqual([]);
    await style.evaluate((element: HTMLElement) => element.remove());
    await document.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(dockOf(document)).toHaveCount(0);
    await opener.press('Enter');
    // All keys are equal, so these are the first three pages, and the second is shown.
    const { name = '' } = faultyPages[1] ?? {};
    await dialog.getByRole('button').nth(nth).press('Enter');
    await expectCatch(document, 'R\\d\\.\\d', name, answer);
  });

test('a failed sentence is shown, though it is higher than the view', async ({ document }) => {
  await document.setViewportSize({ width: 1280, height: 200 });
  await runToEnd(document, faultyButton(document, 'R1.1', 'the same people'));
  await expectCatch(document, 'R1.1', 'the same people');
});

// `npm run test:tools` takes those with a style of their own, `npm run conformance` all of them.
for (const { name, fails } of faultyPages)
  for (const id of fails)
    test(`${name in hidden ? '' : '@framed '}${id} catches ‘${name}’`, async ({ document }) => {
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
