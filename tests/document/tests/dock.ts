/** Runs examples in the published document. */
import type { Locator, Page } from '@playwright/test';

/**
 * The control panel. Located by its tag, because Playwright would search the whole document for a role,
 * repeatedly during a run.
 */
export const dockOf = (document: Page) =>
  document.locator('aside[aria-label="The specification, run in your browser"]');

/** The Run control of a point. */
export const runButton = (document: Page, id: string) =>
  document.locator(`[id="${id}"]`).getByRole('button', { name: `Run ${id}`, exact: true });

/** Runs the examples of a control at full speed to the end; returns the path of the message stream. */
export async function runToEnd(document: Page, control: Locator): Promise<string> {
  await control.click();
  const dock = dockOf(document);
  await dock.getByLabel('fast').check();
  const link = dock.getByRole('link', { name: 'Save this run' });
  await link.waitFor({ timeout: 0 });
  const [download] = await Promise.all([document.waitForEvent('download'), link.click()]);
  return download.path();
}
