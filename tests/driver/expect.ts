import { expect as patientlyExpect } from '@playwright/test';
import { PATIENCE_MS } from './patience.ts';

/** Playwright's assertions. */
export const expect = patientlyExpect.configure({ timeout: PATIENCE_MS });

/**
 * Asserts what may come to be true a little later. The first try takes as long as the browser needs,
 * as that of Playwright's assertions of locators does: an answer that is slow is not a wrong one.
 *
 * @throws what `assertion` throws, as long as the patience lasts
 */
export async function expectSoon(assertion: () => Promise<void>): Promise<void> {
  try {
    await assertion();
  } catch {
    await expect(assertion).toPass({ timeout: PATIENCE_MS });
  }
}
