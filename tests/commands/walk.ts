/** `npm run walk`: random walks on the real page, checked against a model of it. */
import { parseArgs } from 'node:util';
import { uncovered } from '../model/coverage.ts';
import { failureOf, missingInWords, writeWalks } from '../model/report.ts';
import { takeWalks } from '../model/walks.ts';
import { takeEngine } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { report } from '../run/progress/event.ts';
import { buildPage, serve } from '../run/serve.ts';

/** The seed of the short form, fixed so that `npm test` is repeatable. */
const SHORT_SEED = 11;

const { rest } = takeEngine(process.argv.slice(2));
const { values: options } = parseArgs({
  args: rest,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    walk: { type: 'string' },
  },
});
const form = options.walk ? 'replay' : options.short ? 'short' : 'long';
const seed = Number(
  options.seed ?? (form === 'short' ? SHORT_SEED : Math.floor(Math.random() * 2 ** 31)),
);
const numRuns = { short: 1, long: 40, replay: 1 }[form];

await provideBrowser();
process.exitCode = await buildPage();
if (process.exitCode) process.exit();
const page = await serve();

console.log(`Random walks, ${form} form, seed ${seed}`);
report({ planned: numRuns });
const start = performance.now();
const walks = await takeWalks(page.url, seed, numRuns, options.walk);
await page.close();

const missing = form === 'long' && !walks.failed ? uncovered() : [];
for (const each of missing) console.log(missingInWords(each));
const result = { ...walks, form, seed, missing };
const failure = failureOf(result);
if (failure) {
  console.log(failure);
  const seconds = (performance.now() - start) / 1_000;
  report({ ended: `walk ${walks.results.length}`, seconds, failure });
}
// A replay is no evidence for the document.
if (form !== 'replay') writeWalks(result);
process.exitCode = failure || missing.length > 0 ? 1 : 0;
