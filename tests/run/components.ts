/** `npm run components`: the component tests. */
import { provideBrowser } from './browser.ts';
import { takeEngine } from './engine-argument.ts';
import { run } from './run.ts';

const { rest } = takeEngine(process.argv.slice(2));
await provideBrowser();
process.exitCode = await run('playwright', ['test', ...rest]);
