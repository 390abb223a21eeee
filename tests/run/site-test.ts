/** `npm run site-test`: builds the site of the last run, and tests it. */
import { browserPath } from './browser.ts';
import { run } from './run.ts';

const CHROMIUM_PATH = await browserPath();
process.exitCode =
  run('npm', ['run', '--silent', 'site']) ||
  run('playwright', ['test', '-c', 'tests/site', ...process.argv.slice(2)], { CHROMIUM_PATH });
