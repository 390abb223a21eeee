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

/** Runs the examples of a control at full speed to the end. */
export async function runToEnd(document: Page, control: Locator): Promise<void> {
  await control.click();
  const dock = dockOf(document);
  await dock.getByLabel('fast').check();
  await dock.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden', timeout: 0 });
}
