/** `npm run components`: the component tests. */
import { rmSync } from 'node:fs';
import { reportName, takeEngine } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { run } from '../run/command.ts';
import { complete, partOf } from '../run/reports/report-file.ts';

const { rest } = takeEngine(process.argv.slice(2));
await provideBrowser();
const report = reportName('components', '.xml');
rmSync(partOf(report), { force: true });
process.exitCode = await run('playwright', ['test', ...rest]);
// The document shows the last whole run.
if (rest.length === 0) complete(report);
