import { defineConfig } from '@playwright/test';
import { engine } from '../browser/engine.ts';
import { launchOptions } from '../browser/launch.ts';
import { ANSWER_MS, STEP_MS } from '../driver/patience.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['site/tests/*.spec.ts', 'judge/*.spec.ts'],
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
    browserName: engine(),
    launchOptions: launchOptions(),
  },
});
