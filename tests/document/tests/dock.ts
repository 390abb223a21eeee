/** Runs examples in the published document. */
import type { Locator, Page } from '@playwright/test';

/**
 * The part of the document that shows a run. By its tag: a role is looked for in all of the document,
 * again and again while a run lasts.
 */
export const dockOf = (document: Page) =>
  document.locator('aside[aria-label="The specification, run in your browser"]');

/** The control that runs a point. */
export const runButton = (document: Page, id: string) =>
  document.locator(`[id="${id}"]`).getByRole('button', { name: `Run ${id}`, exact: true });

/** Runs what a control offers, at once, and waits for the end; gives the path of the stream. */
export async function runToEnd(document: Page, control: Locator): Promise<string> {
  await control.click();
  const dock = dockOf(document);
  await dock.getByLabel('at once').check();
  const link = dock.getByRole('link', { name: 'Save this run' });
  await link.waitFor({ timeout: 0 });
  const [download] = await Promise.all([document.waitForEvent('download'), link.click()]);
  return download.path();
}
