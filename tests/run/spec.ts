/**
 * `npm run spec`: judges this project's page, or the one at `BASE_URL`, by the features; with
 * `--watch` again on every save.
 */
import { rmSync } from 'node:fs';
import { recordDurations } from '../durations/history.ts';
import { browserPath } from './browser.ts';
import { buildPage } from './build.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

const args = process.argv.slice(2);
if (args.includes('--watch')) {
  const { watch } = await import('../watch/watch.ts');
  await watch(args.filter((arg) => arg !== '--watch'));
  process.exit();
}

// Pictures and traces of earlier runs: their names differ, so they would pile up.
for (const folder of ['reports/spec', 'reports/failures'])
  rmSync(folder, { recursive: true, force: true });

const CHROMIUM_PATH = await browserPath();
process.exitCode = process.env.BASE_URL ? 0 : await buildPage();
if (process.exitCode) process.exit();
// One server for all workers.
const own = process.env.BASE_URL ? undefined : await serve();
process.exitCode = await run('cucumber-js', args, {
  CHROMIUM_PATH,
  ...(own && { OWN_PAGE: own.url }),
});
await own?.close();
recordDurations();
