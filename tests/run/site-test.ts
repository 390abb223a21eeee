/** `npm run site-test`: builds the site of the last run, and tests it. */
import { browserPath } from './browser.ts';
import { run } from './run.ts';

const CHROMIUM_PATH = await browserPath();
const tests = ['test', '-c', 'tests/site', ...process.argv.slice(2)];
process.exitCode =
  (await run('npm', ['run', '--silent', 'site'])) ||
  (await run('playwright', tests, { CHROMIUM_PATH }));
