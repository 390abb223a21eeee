/**
 * `npm run spec`: judges this project's page, or the one at `BASE_URL`, by the features; with
 * `--browser` in another engine than Chromium, with `--watch` again on every save. It keeps the
 * pictures of failures, with `--pictures` of all examples.
 */
import { rmSync } from 'node:fs';
import { takeEngine } from '../run/browser/engine-argument.ts';
import { inAllEngines } from '../run/browser/engines.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { buildPage } from '../run/build.ts';
import { run } from '../run/command.ts';
import { reportName } from '../run/report-name.ts';
import { serve } from '../run/serve.ts';

const { name, rest } = takeEngine(process.argv.slice(2), ['all']);
if (rest.includes('--watch')) {
  const { watch } = await import('../watch/watch.ts');
  await watch(rest.filter((arg) => arg !== '--watch'));
  process.exit();
}
if (name === 'all') process.exit(await inAllEngines('spec', rest));
const PROFILES = ['--profile', 'default', '--profile', 'pictures'];
const args = rest.flatMap((arg) => (arg === '--pictures' ? PROFILES : arg));

// Pictures and traces of earlier runs: their names differ, so they would pile up.
for (const folder of ['spec', 'failures'])
  rmSync(reportName(folder), { recursive: true, force: true });

await provideBrowser();
process.exitCode = process.env.BASE_URL ? 0 : await buildPage();
if (process.exitCode) process.exit();
// One server for all workers.
const own = process.env.BASE_URL ? undefined : await serve();
process.exitCode = await run('cucumber-js', args, own ? { env: { OWN_PAGE: own.url } } : {});
await own?.close();
