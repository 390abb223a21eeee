import { test as base, expect, type Page } from '@playwright/test';
import { type ServedPage, serve } from '../../run/serve.ts';
import { PUBLISHED } from './folder.ts';

/** Tests on the site, served under a path other than `/`. */
export const test = base.extend<{ document: Page }, { site: ServedPage }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const site = await serve(PUBLISHED, '/some/where/');
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
