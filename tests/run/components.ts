/** `npm run components`: the component tests. */
import { browserPath } from './browser.ts';
import { run } from './run.ts';

const CHROMIUM_PATH = await browserPath();
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH });
