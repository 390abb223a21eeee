/** `npm run walk`: random walks on the real page, checked against a model of it. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { missing } from '../model/coverage.ts';
import { inWords, replayLine } from '../model/example.ts';
import { SEEDS } from '../model/generated.ts';
import { uncovered, writeReports } from '../model/report.ts';
import { type Taken, take } from '../model/walk.ts';
import { longWalks } from '../model/walks.ts';
import { browserType, takeEngine } from '../run/browser/engine.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { report } from '../run/progress/event.ts';
import { buildPage, serve } from '../run/serve.ts';
import { many } from '../run/text.ts';

/** The seed of the short form, fixed so that `npm test` is repeatable. */
const SHORT_SEED = 9;
/** Time in ms after which no further walk starts, once everything has been covered. */
const WALKING_MS = 200_000;
/** Time limit for shrinking a failed walk, in ms. */
const SHRINKING_MS = 60_000;

const { rest } = takeEngine(process.argv.slice(2));
const { values: given } = parseArgs({
  args: rest,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});
type Form = 'short' | 'long' | 'replay';
const form: Form = given.path ? 'replay' : given.short ? 'short' : 'long';
const seed = Number(
  given.seed ?? (form === 'short' ? SHORT_SEED : Math.floor(Math.random() * 2 ** 31)),
);
const numRuns = { short: 1, long: 40, replay: 1 }[form];

await provideBrowser();
process.exitCode = await buildPage();
if (process.exitCode) process.exit();
mkdirSync('reports', { recursive: true });
const page = await serve();
const browser = await browserType().launch(launchOptions({}));

console.log(`Random walks, ${form} form, seed ${seed}`);
report({ planned: numRuns });
const walks: Taken[] = [];
let failed: Taken | undefined;
const startedAt = performance.now();
let shrunkAt = 0;
let isCutShort = false;

const property = fc.asyncProperty(
  fc.noShrink(fc.constantFrom(...SEEDS)),
  longWalks(given.replay),
  async (contacts, walk) => {
    const start = performance.now();
    if (!failed && start - startedAt > WALKING_MS && missing().length === 0) return;
    // If the replayed walk passes, fast-check tries its shrunk siblings next.
    if (form === 'replay' && walks.length > 0) return;
    if (failed && start - shrunkAt > SHRINKING_MS) {
      isCutShort = true;
      return;
    }
    const name = `walk ${walks.length + 1}`;
    if (!failed) report({ started: name });
    const taken = await take(browser, page.url, contacts, walk);
    const seconds = (performance.now() - start) / 1_000;
    const commands = taken.trail.length - 1;
    if (!failed) {
      walks.push(taken);
      const result = taken.error ? 'failed' : 'passed';
      console.log(
        `Walk ${walks.length}: ${many(commands, 'command')}, ${taken.rows} rows, ${result} in ${seconds.toFixed(1)} s`,
      );
      if (!taken.error) report({ ended: name, seconds });
    }
    if (taken.error === undefined) return;
    if (failed) console.log(`  shrunk to ${many(commands, 'command')}`);
    else shrunkAt = performance.now();
    failed = taken;
    throw taken.error;
  },
);

const details = await fc.check(property, {
  seed,
  numRuns,
  ...(given.path && { path: given.path, endOnFailure: true }),
});
await browser.close();
await page.close();
// The walk failed before it could be recorded.
if (details.failed) failed ??= { trail: [], rows: 0, error: details.errorInstance };

const absent = form === 'long' && !details.failed ? missing() : [];
for (const { kind, title } of absent) console.log(`${uncovered(kind)}: ${title}`);
const [, walk] = details.counterexample ?? [];
const replay = failed && {
  seed,
  path: details.counterexamplePath ?? '',
  replayPath: /replayPath="([^"]*)"/.exec(String(walk))?.[1] ?? '',
};
const line = replay && replayLine(replay);
if (failed) {
  const found = [
    `The failed walk${isCutShort ? ', shrunk for a minute' : ''}:`,
    ...inWords(failed),
    `Replay: ${line}`,
  ].join('\n');
  console.log(found);
  const seconds = (performance.now() - startedAt) / 1_000;
  report({ ended: `walk ${walks.length}`, seconds, failure: found });
}
writeReports({ form, seed, walks, failed, replay: line, absent });
process.exitCode = details.failed || absent.length > 0 ? 1 : 0;
