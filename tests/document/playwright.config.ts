import { defineConfig } from '@playwright/test';
import { TIMEOUT_MS } from '../driver/time-outs.ts';
import { engine } from '../run/browser/engine.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { change } from '../run/settings.ts';

// The faulty pages of these tests are faulty from the start, so a short time-out is safe.
change({ SPEC_TIMEOUT_MS: '1000' });

export default defineConfig({
  // The first folder there, `commands`, has the longest tests, which so start first.
  testDir: '..',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'site', grepInvert: /@framed/ },
    // Apart from `npm run test:tools`, because it takes long.
    { name: 'framed', grep: /@framed/ },
  ],
  outputDir: '../../reports/site',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // axe reads the whole document, which is long.
  timeout: 5 * TIMEOUT_MS.step,
  expect: { timeout: TIMEOUT_MS.browser },
  reporter: [
    ['../run/progress/playwright.ts'],
    ['junit', { outputFile: '../../reports/site.xml' }],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    browserName: engine(),
    launchOptions: launchOptions(),
  },
});
