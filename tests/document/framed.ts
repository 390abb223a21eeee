/**
 * `npm run conformance:framed`: runs the specification on each faulty page in a frame of the document, as a
 * reader would, by the ids that it violates. `-- "39 rows" …` runs only those.
 */
import { type Browser, chromium } from '@playwright/test';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import type { FaultyPage } from '../conformance/page/differences.ts';
import { addressOf, FOLDER, servePages } from '../conformance/served/serve-pages.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { many } from '../run/text.ts';
import { buildDocument } from './build.ts';

const COUNT = 2;
/** How many of the ids must be caught, as the command line catches all. */
const LEAST = 0.95;

/** An example of a point that may judge any page, and that a browser can run. */
const FAILED = '.example:not(:has(> .said > .kind)):has(.own.verdict.failed)';

/** Runs the examples of each id that a page violates; gives the ids that are not caught. */
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

const names = process.argv.slice(2);
const chosen = faultyPages.filter(({ name }) => names.length === 0 || names.includes(name));
const served = await servePages();
await buildDocument(['reports/spec.ndjson'], `${FOLDER}/spec`);
await provideBrowser();
const browser = await chromium.launch(launchOptions());
const start = performance.now();
const waiting = [...chosen];
let missedIds = 0;

await Promise.all(
  Array.from({ length: COUNT }, async () => {
    for (let faulty = waiting.shift(); faulty; faulty = waiting.shift()) {
      const missed = await missedIn(browser, served.url, faulty);
      missedIds += missed.length;
      console.log(`${faulty.name} … ${missed.length > 0 ? `NOT CAUGHT by ${missed}` : 'caught'}`);
    }
  }),
);

await browser.close();
await served.close();
const ids = chosen.reduce((sum, { fails }) => sum + fails.length, 0);
const seconds = Math.round((performance.now() - start) / 1_000);
console.log(
  `${many(chosen.length, 'faulty page')} in a frame, ${ids - missedIds} of ${many(ids, 'time')} caught, in ${seconds} s`,
);
process.exitCode = (ids - missedIds) / ids >= LEAST ? 0 : 1;
