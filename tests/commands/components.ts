import { rmSync } from 'node:fs';
import { reportName, setEngine } from '../run/browser/engine.ts';
import { readArguments } from '../run/command-line.ts';
import { prepareReports, publish, unfinishedPath } from '../run/reports/report-file.ts';

const HELP = `npm run components -- [file …] [option …]

Runs the component tests, all or those of some files.

  --browser <name>  chromium, firefox or webkit
  and every other option of Playwright: npx playwright test --help`;

const { values, rest } = readArguments(HELP, { passesOn: true });
setEngine(values.browser);
prepareReports();
const { provideBrowser } = await import('../run/browser/launch.ts');
const { run } = await import('../run/command.ts');
await provideBrowser();
const report = reportName('components', '.xml');
// Playwright fails to build from an earlier build's list of stories if one of them has been deleted.
for (const path of [unfinishedPath(report), 'reports/components-build'])
  rmSync(path, { recursive: true, force: true });
process.exitCode = await run('playwright', ['test', ...rest]);
// The document shows the last whole run.
if (rest.length === 0) publish(report);
