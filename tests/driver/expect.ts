import { expect as patientlyExpect } from '@playwright/test';
import type { HeldClock } from './clock.ts';
import { PATIENCE_MS } from './patience.ts';

/** Playwright's assertions. */
export const expect = patientlyExpect.configure({ timeout: PATIENCE_MS });

/**
 * Asserts what may come to be true while the page is still at work, its clock held.
 *
 * @throws what `assertion` throws once the page is still: nothing can make it true any more
 */
export async function expectSoon(
  clock: HeldClock,
  assertion: () => void | Promise<void>,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      return await assertion();
    } catch (error) {
      if (isLast || (await clock.isStill())) throw error;
    }
  }
}
