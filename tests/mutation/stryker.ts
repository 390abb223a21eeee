import { readFileSync } from 'node:fs';
import type { LogLevel, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Report } from './mutants.ts';

/** The folder of StrykerJS's reports. */
const REPORTS = 'reports/mutation';

const SHARED: PartialStrykerOptions = {
  ignorers: ['rules'],
  reporters: ['progress-line', 'json', 'html'],
  logLevel: 'error' as LogLevel,
  // StrykerJS would rewrite the file by the JavaScript API, which TypeScript 7 lacks.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'reports', '.github', 'tests/bench'],
  tempDirName: `${REPORTS}/sandbox`,
  concurrency: 2,
  allowConsoleColors: false,
};

const OUR_PLUGINS = ['./tests/mutation/ignored.mjs', './tests/mutation/progress.mjs'];

const OPTIONS = {
  features: {
    ...SHARED,
    plugins: ['@stryker-mutator/cucumber-runner', ...OUR_PLUGINS],
    testRunner: 'cucumber',
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
    plugins: ['@stryker-mutator/tap-runner', ...OUR_PLUGINS],
    testRunner: 'tap',
    coverageAnalysis: 'perTest',
    buildCommand: 'vite build --config tests/mutation/bundle.config.ts',
    tap: {
      testFiles: ['bundled-tests/*.test.js'],
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
  console.log(`\nMutants judged by ${by}`);
  await new Stryker({
    // A copy, because StrykerJS changes its options.
    ...structuredClone(OPTIONS[by]),
    mutate: [...mutate],
    jsonReporter: { fileName },
    htmlReporter: { fileName: `${REPORTS}/${by}.html` },
  }).runMutationTest();
  return JSON.parse(readFileSync(fileName, 'utf8')) as Report;
}
