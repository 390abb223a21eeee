import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type ServedPage, serve } from '../../run/serve.ts';
import type { SpecificationFile } from '../document-data.ts';

/** Folder of the tested site, which is not the one that `npm run site` builds. */
export const PUBLISHED = 'reports/tools/site';

/** The address to which its points are linked. */
export const SOURCE = 'https://example.org/source';

/** Its `specification.json`. */
export const published = (): SpecificationFile =>
  JSON.parse(readFileSync(`${PUBLISHED}/spec/specification.json`, 'utf8'));

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
  // By script, because the run may have ended, which hides it.
  await dock.locator('input').evaluate((slowly: HTMLInputElement) => {
    slowly.checked = false;
  });
  await dock.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden', timeout: 0 });
}
