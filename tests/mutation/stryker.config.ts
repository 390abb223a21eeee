import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

const options: PartialStrykerOptions = {
  mutate: ['src/**/*.ts', 'src/**/*.tsx'],
  plugins: ['@stryker-mutator/cucumber-runner'],
  testRunner: 'cucumber',
  cucumber: { profile: 'mutation' },
  buildCommand: 'vite build --mode mutation --logLevel warn',
  coverageAnalysis: 'perTest',
  // TypeScript 7 has no JavaScript API, by which StrykerJS would rewrite the file; it need not.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'reports', '.github', 'tests/bench'],
  tempDirName: 'reports/mutation/sandbox',
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  concurrency: 3,
  // All scenarios, one after the other, on a busy machine.
  dryRunTimeoutMinutes: 20,
  timeoutMS: 15_000,
};

export default options;
