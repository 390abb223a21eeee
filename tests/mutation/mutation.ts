/**
 * `npm run mutation [file …]`: how many mutants of `src/`, or of the files named, the features kill,
 * and by which points. Tests what has changed since the last run; with `--force`, everything.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { browserPath } from '../run/browser.ts';
import { canary } from './canary.ts';
import { score, writeReport } from './report.ts';
import options from './stryker.config.ts';

const LEAST_PERCENT = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});

process.env.CHROMIUM_PATH = await browserPath();
// Most mutants die by a wait for what never comes.
process.env.PATIENCE_MS ??= '1500';

const alive = await canary(options);
if (alive.length > 0) {
  console.error(`Mutants do not reach the page: the canary lives, ${alive.join(', ')}.`);
  process.exit(1);
}

const mutate = positionals.length > 0 ? positionals : options.mutate;
const results = await new Stryker({ ...options, ...values, mutate }).runMutationTest();
writeReport(results);
const percent = score(results);
console.log(
  `The features kill ${percent.toFixed(1)} % of all mutants (at least ${LEAST_PERCENT}).`,
);
process.exitCode = percent < LEAST_PERCENT ? 1 : 0;
