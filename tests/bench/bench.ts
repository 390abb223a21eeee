import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { readArguments, wholeNumber } from '../run/command-line.ts';
import { change } from '../run/settings.ts';
import { drawPlot } from './plot.tsx';
import { type Results, report } from './report.ts';
import { FIRST_ROWS, measureSize } from './rounds.ts';
import { buildAndServe, forEachVariant } from './variants.ts';

const HELP = `npm run bench -- [rows …]

Measures the built page at these numbers of rows, with its own row models and with the library's.`;

const { positionals } = readArguments(HELP, { allowPositionals: true });
const asked = positionals.map(wholeNumber);
const sizes = asked.length > 0 ? asked : [1_000, 10_000, 100_000];

change({ SPEC_BROWSER: 'chromium' });
await provideBrowser();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
const served = await forEachVariant(buildAndServe);
const urls = { own: served.own.url, stock: served.stock.url };

const results: Results = {
  date: new Date().toISOString(),
  browser: `${browser.browserType().name()} ${browser.version()}`,
  smallest: await measureSize(browser, urls, FIRST_ROWS, 0),
  sizes: [],
};
for (const rows of sizes) results.sizes.push(await measureSize(browser, urls, rows));
await browser.close();
await forEachVariant((variant) => served[variant].close());

const text = report(results);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(results));
writeFileSync('reports/bench.md', text);
writeFileSync('reports/bench.svg', drawPlot(results));
console.log(text);
