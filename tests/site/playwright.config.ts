import { defineConfig } from '@playwright/test';
import { ANSWER_MS, STEP_MS } from '../../step-definitions/patience.ts';
import { launchOptions } from '../browser/launch.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../../reports/site',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // axe reads the whole document, which is long.
  timeout: 5 * STEP_MS,
  expect: { timeout: ANSWER_MS },
  reporter: [['line'], ['junit', { outputFile: '../../reports/site.xml' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
});
