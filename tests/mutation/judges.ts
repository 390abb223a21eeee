import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/** Who judges mutants: the features, or the properties and unit tests. */
export type Judge = 'features' | 'tests';

const SHARED: PartialStrykerOptions = {
  ignorers: ['rules'],
  coverageAnalysis: 'perTest',
  // TypeScript 7 has no JavaScript API, by which StrykerJS would rewrite the file; it need not.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'reports', '.github', 'tests/bench'],
  tempDirName: 'reports/mutation/sandbox',
  concurrency: 2,
  allowConsoleColors: false,
};

const PLUGINS = './tests/mutation/plugins.mjs';

/** StrykerJS's options for each judge. */
export const JUDGES: Readonly<Record<Judge, PartialStrykerOptions>> = {
  features: {
    ...SHARED,
    plugins: ['@stryker-mutator/cucumber-runner', PLUGINS],
    reporters: ['progress-append-only', 'json', 'plan'],
    testRunner: 'cucumber',
    cucumber: { profile: 'mutation' },
    buildCommand: 'vite build --mode mutation --logLevel warn',
    // All scenarios, one after the other, on a busy machine.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 15_000,
  },
  tests: {
    ...SHARED,
    plugins: ['@stryker-mutator/tap-runner', PLUGINS],
    reporters: ['progress-append-only', 'json'],
    testRunner: 'tap',
    buildCommand: 'vite build --config tests/mutation/bundle.config.ts',
    tap: {
      testFiles: ['bundled-tests/*.test.js'],
      nodeArgs: ['--test-reporter', 'tap'],
      forceBail: true,
    },
    timeoutMS: 5_000,
  },
};
