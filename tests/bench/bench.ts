/** `npm run bench`: measures the built page, with its own row models and with the library's. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { measureFirstVisit } from './firstVisit.ts';
import { describeMachine } from './machine.ts';
import { progress, progressDone } from './progress.ts';
import { writeReports } from './reports.ts';
import { workOut } from './results.ts';
import { type Measured, measureSize } from './rounds.ts';
import { chosenSizes } from './sizes.ts';
import { buildAndServe, forEachVariant } from './variants.ts';

const sizes = chosenSizes(process.argv.slice(2));
await provideBrowser();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
progress('building');
const served = await forEachVariant(buildAndServe);
const urls = { own: served.own.url, stock: served.stock.url };
const date = new Date();

const firstVisit = await measureFirstVisit(browser, urls);
const measured: Measured[] = [];
for (const size of sizes) measured.push(await measureSize(browser, urls, size));
progressDone();

const machine = describeMachine(browser);
await browser.close();
await forEachVariant((variant) => served[variant].close());
writeReports(workOut(date, machine, firstVisit, measured));
