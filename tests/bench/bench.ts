/** `npm run bench [rows …]`: measures the built page, with its own row models and with the library's. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/launch.ts';
import { provideBrowser } from '../run/browser.ts';
import { measureFirstVisit } from './first-visit.ts';
import { drawPlot } from './plot.tsx';
import { report } from './report.ts';
import { measureSize, type Results, SIZES } from './rounds.ts';
import { buildAndServe, forEachVariant } from './variants.ts';

const asked = process.argv.slice(2).map(Number);
// The smallest size is what the others' memory is compared with.
const sizes = SIZES.filter(
  ({ rows, rounds }) => rounds === 0 || asked.length === 0 || asked.includes(rows),
);

await provideBrowser();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
const served = await forEachVariant(buildAndServe);
const urls = { own: served.own.url, stock: served.stock.url };

const visits = await measureFirstVisit(browser, urls);
const results: Results = {
  date: new Date().toISOString(),
  browser: `${browser.browserType().name()} ${browser.version()}`,
  visits,
  sizes: [],
};
for (const size of sizes) results.sizes.push(await measureSize(browser, urls, size));
await browser.close();
await forEachVariant((variant) => served[variant].close());

const text = report(results);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(results));
writeFileSync('reports/bench.md', text);
writeFileSync('reports/bench.svg', drawPlot(results));
console.log(text);
