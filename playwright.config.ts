import { defineConfig } from '@playwright/experimental-ct-react';
import react from '@vitejs/plugin-react';
import { TIMEOUT_MS } from './tests/driver/time-outs.ts';
import { engine, reportName } from './tests/run/browser/engine.ts';
import { launchOptions } from './tests/run/browser/launch.ts';

/** Playwright leaves its build as it is, and a browser would compile megabytes for each mount. */
const MINIFIED = {
  name: 'minified',
  config: () => ({ build: { minify: true, rollupOptions: { treeshake: true } } }),
};

export default defineConfig({
  testDir: 'tests/components',
  outputDir: 'reports/components',
  fullyParallel: true,
  forbidOnly: true,
  // Omits tests that only Chromium can run.
  ...(engine() !== 'chromium' && { grepInvert: /@chromium/ }),
  workers: 2,
  // Room for about five steps of an example.
  timeout: 5 * TIMEOUT_MS.step,
  expect: { timeout: TIMEOUT_MS.browser },
  reporter: [
    ['./tests/run/progress/playwright.ts'],
    ['junit', { outputFile: reportName('components', '.xml') }],
  ],
  use: {
    ctTemplateDir: 'tests/components/mount',
    ctCacheDir: 'reports/components-build',
    ctViteConfig: async () => {
      // Only where the build is: workers load this file, too.
      const { productionBuild } = await import('./vite.config.ts');
      const { uncompressed } = await import('./tests/run/serve.ts');
      return { plugins: [productionBuild(), react(), uncompressed(), MINIFIED] };
    },
    viewport: { width: 1280, height: 720 },
    // A trace of every test costs time: `-- --trace on` takes one of a test that failed.
    screenshot: 'only-on-failure',
    browserName: engine(),
    // The usual frame rate: a higher one costs these tests more time than it saves.
    launchOptions: launchOptions({ scrollsAtOnce: true }),
  },
});
