/** `npm run site-test`: builds the site of the last run, and tests it. */
import { provideBrowser } from './browser.ts';
import { run } from './run.ts';

await provideBrowser();
const tests = ['test', '-c', 'tests/site', ...process.argv.slice(2)];
process.exitCode =
  (await run('npm', ['run', '--silent', 'site'])) || (await run('playwright', tests));
