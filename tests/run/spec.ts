/** `npm run spec`: judges this project's page, or the one at `BASE_URL`, by the features. */
import { rmSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { run } from './run.ts';

// Pictures and traces of earlier runs: their names differ, so they would pile up.
for (const folder of ['reports/spec', 'reports/traces'])
  rmSync(folder, { recursive: true, force: true });

const CHROMIUM_PATH = await browserPath();
const built = process.env.BASE_URL ? 0 : run('vite', ['build', '--logLevel', 'warn']);
process.exitCode = built || run('cucumber-js', process.argv.slice(2), { CHROMIUM_PATH });
