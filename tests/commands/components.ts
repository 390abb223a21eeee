/** `npm run components`: the component tests. */
import { provideBrowser } from '../run/browser.ts';
import { takeEngine } from '../run/engine-argument.ts';
import { run } from '../run/run.ts';

const { rest } = takeEngine(process.argv.slice(2));
await provideBrowser();
process.exitCode = await run('playwright', ['test', ...rest]);
