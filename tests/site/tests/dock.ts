/** Runs examples in the published document. */
import type { Page } from '@playwright/test';

/** The part of the document that shows a run. */
export const dockOf = (document: Page) =>
  document.getByRole('complementary', { name: 'The specification, run in your browser' });

/** Runs what a control offers, at once, and waits for the end; gives the path of the stream. */
export async function runToEnd(document: Page, control: RegExp): Promise<string> {
  await document.getByRole('button', { name: control }).click();
  const dock = dockOf(document);
  await dock.getByLabel('at once').check();
  const link = dock.getByRole('link', { name: 'Save this run' });
  await link.waitFor({ timeout: 0 });
  const [download] = await Promise.all([document.waitForEvent('download'), link.click()]);
  return download.path();
}
