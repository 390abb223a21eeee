/** `npm run components`: the component tests. */

import { takeEngine } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { run } from '../run/command.ts';

const { rest } = takeEngine(process.argv.slice(2));
await provideBrowser();
process.exitCode = await run('playwright', ['test', ...rest]);
