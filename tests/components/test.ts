import { test as mounting } from '@playwright/experimental-ct-react';
import { slowDown } from '../browser/slow.ts';

export { expect } from '@playwright/experimental-ct-react';

/** A component test, its page as slow as the run asks for. */
export const test = mounting.extend({
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});
