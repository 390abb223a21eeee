import { uncovered } from '../model/coverage.ts';
import { failureOf, missingInWords, writeWalks } from '../model/report.ts';
import { takeWalks } from '../model/walks.ts';
import { setEngine } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { readArguments, wholeNumber } from '../run/command-line.ts';
import { report } from '../run/progress/event.ts';
import { buildPage, serve } from '../run/serve.ts';

const HELP = `npm run walk -- [option …]

Takes random walks on the page, and compares it with a model after every command.

  --browser <name>  chromium, firefox or webkit
  --short           takes one walk, the same each time
  --seed <n>        takes the walks of this seed
  --walk <n>        takes only this one of them`;

/** The seed of the short form, fixed so that `npm test` is repeatable. */
const SHORT_SEED = 11;

const { values: options } = readArguments(HELP, {
  options: {
    browser: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    walk: { type: 'string' },
  },
});
setEngine(options.browser);
const form = options.walk ? 'replay' : options.short ? 'short' : 'long';
const chosenSeed = form === 'short' ? SHORT_SEED : Math.floor(Math.random() * 2 ** 31);
const seed = options.seed ? wholeNumber(options.seed) : chosenSeed;
if (options.walk) wholeNumber(options.walk);
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
