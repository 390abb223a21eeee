import { readFileSync } from 'node:fs';
import type { LogLevel, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { showWhile } from '../run/progress/progress.ts';
import type { Report } from './mutants.ts';

/** The folder of StrykerJS's reports. */
const REPORTS = 'reports/mutation';

const SHARED: PartialStrykerOptions = {
  ignorers: ['rules'],
  reporters: ['progress-append-only', 'json', 'html'],
  logLevel: 'error' as LogLevel,
  // StrykerJS would rewrite the file by the JavaScript API, which TypeScript 7 lacks.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', '/reports', '.github', 'tests/bench'],
  tempDirName: `${REPORTS}/sandbox`,
  concurrency: 2,
  allowConsoleColors: false,
};

const IGNORED = './tests/mutation/ignored.ts';

/** A process per mutant and file starts four times faster with one bundle than with hundreds of modules. */
const BUNDLE = [
  'esbuild tests/properties/*.test.ts --outdir=bundled-tests --bundle --platform=node',
  '--out-extension:.js=.cjs --inject:tests/mutation/fixed-draws.ts --log-level=warning',
].join(' ');

const OPTIONS = {
  features: {
    ...SHARED,
    plugins: ['@stryker-mutator/cucumber-runner', IGNORED],
    testRunner: 'cucumber',
    testRunnerNodeArgs: ['--import', 'tsx'],
    coverageAnalysis: 'off',
    cucumber: { profile: 'mutation' },
    buildCommand: 'vite build --mode mutation --logLevel warn',
    // All scenarios, one after the other, on a busy machine.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 15_000,
    // The dry run is alone, but mutants are judged two at a time.
    timeoutFactor: 3,
  },
  tests: {
    ...SHARED,
    plugins: ['@stryker-mutator/tap-runner', IGNORED],
    testRunner: 'tap',
    coverageAnalysis: 'perTest',
    buildCommand: BUNDLE,
    tap: {
      testFiles: ['bundled-tests/*.test.cjs'],
      nodeArgs: ['--test-reporter', 'tap'],
      forceBail: true,
    },
    timeoutMS: 5_000,
  },
} satisfies Record<string, PartialStrykerOptions>;

/**
 * Runs tests against mutants.
 *
 * @param by the features, or the properties and unit tests
 * @param mutate what to mutate: paths, or ranges of them as StrykerJS writes them
 * @returns StrykerJS's report, which is also written to `reports/mutation/<by>.json` and `.html`
 */
export async function runTests(
  by: keyof typeof OPTIONS,
  mutate: readonly string[],
): Promise<Report> {
  const fileName = `${REPORTS}/${by}.json`;
  if (mutate.length === 0)
    return { schemaVersion: '1', files: {}, thresholds: { high: 95, low: 95 } };
  const stryker = new Stryker({
    // A copy, because StrykerJS changes its options.
    ...structuredClone(OPTIONS[by]),
    mutate: [...mutate],
    jsonReporter: { fileName },
    htmlReporter: { fileName: `${REPORTS}/${by}.html` },
  });
  // The reporter is silent until the first mutant is judged.
  await showWhile(`mutants, by ${by}`, stryker.runMutationTest());
  return JSON.parse(readFileSync(fileName, 'utf8')) as Report;
}
