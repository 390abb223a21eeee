/** `npm run components`: the component tests. */
import { ensureBrowser } from '../browser/ensure.ts';
import { run } from './run.ts';

const CHROMIUM_PATH = await ensureBrowser();
process.exitCode = run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH });
