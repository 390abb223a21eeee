import { test as mounting } from '@playwright/experimental-ct-react';
import { HeldClock } from '../../step-definitions/clock.ts';
import { slowDown } from '../browser/slow.ts';

export { expect } from '@playwright/experimental-ct-react';

/** A component test, its page as slow as the run asks for. */
export const test = mounting.extend<{ clock: HeldClock }>({
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
  /** The page's clock, which a test may hold, and wait by for what takes no time. */
  clock: async ({ page }, use) => {
    const clock = new HeldClock(page);
    await clock.watch();
    // It is open already, to be watched from its beginning.
    await page.reload();
    await use(clock);
  },
});
