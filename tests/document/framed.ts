import { type Browser, chromium } from '@playwright/test';
import type { FaultyPage } from '../conformance/page/differences.ts';
import { addressOf, FOLDER } from '../conformance/served/serve-pages.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { many } from '../run/text.ts';
import { buildDocument, printSummary } from './build.ts';

/** Number of pages judged at the same time. */
const COUNT = 2;
/** Minimum share of caught ids; on the command line all must be caught. */
const MIN_SHARE = 0.95;

/** A failed example that may judge any page and needs no driven browser. */
const FAILED = '.example:not(:has(> .said > .kind)):has(.this-browser.verdict.failed)';

/** Runs the examples of each id listed for a page; returns the ids that are not caught. */
async function missedIn(browser: Browser, url: string, { name, fails }: FaultyPage) {
  const page = await browser.newPage();
  const missed: string[] = [];
  for (const id of fails) {
    await page.goto(`${addressOf(url, name)}spec/`);
    const rule = page.locator(`[id="${id}"]`);
    const run = rule.getByRole('button', { name: `Run ${id}`, exact: true });
    if ((await run.count()) > 0) {
      await run.click();
      await page.locator('.dock .stream:not([hidden])').waitFor({ timeout: 0 });
    }
    if ((await rule.locator(FAILED).count()) === 0) missed.push(id);
  }
  await page.close();
  return missed;
}

/**
 * Runs the specification on faulty pages in a frame of the document, as a reader would.
 *
 * @param url where `servePages` serves the pages
 * @returns whether enough of the ids listed for the pages have caught them
 */
export async function judgeFramed(url: string, pages: readonly FaultyPage[]): Promise<boolean> {
  const folder = `${FOLDER}/spec`;
  printSummary(await buildDocument(['reports/spec.ndjson'], folder), folder);
  const browser = await chromium.launch(launchOptions());
  const left = [...pages];
  let missedIds = 0;
  const work = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const missed = await missedIn(browser, url, page);
      missedIds += missed.length;
      console.log(`${page.name} … ${missed.length > 0 ? `NOT CAUGHT by ${missed}` : 'caught'}`);
    }
  };
  await Promise.all(Array.from({ length: COUNT }, work));
  await browser.close();
  const ids = pages.reduce((sum, { fails }) => sum + fails.length, 0);
  console.log(
    `${many(pages.length, 'faulty page')} in a frame, ${ids - missedIds} of ${many(ids, 'time')} caught`,
  );
  return (ids - missedIds) / ids >= MIN_SHARE;
}
