import { test as base, expect, type Page } from '@playwright/test';
import { type ServedPage, serve } from '../../run/serve.ts';

/** The site as anybody may publish it: below a path of some name. */
export const test = base.extend<{ document: Page }, { site: ServedPage }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const site = await serve('dist', [], '/some/where/');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  /** The document, opened. */
  document: async ({ page, site }, use) => {
    await page.goto(`${site.url}spec/`);
    await use(page);
  },
});

export { expect };
