/** `npm run spec`: judges this project's page, or the one at `BASE_URL`, by the features. */
import { browserPath } from './browser.ts';
import { run } from './run.ts';

const CHROMIUM_PATH = await browserPath();
const built = process.env.BASE_URL ? 0 : run('vite', ['build', '--logLevel', 'warn']);
process.exitCode = built || run('cucumber-js', process.argv.slice(2), { CHROMIUM_PATH });
