import { rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { reportName } from '../run/browser/engine.ts';
import { OPTIONS, readArguments } from '../run/command-line.ts';
import { publish, unfinishedPath } from '../run/reports/report-file.ts';

const { args } = readArguments(
  new Command('npm run components --')
    .description('Runs the component tests, all or those of some files.')
    .argument('[file...]', 'and every other option of Playwright: npx playwright test --help')
    .addOption(OPTIONS.browser)
    .allowUnknownOption(),
);
const { provideBrowser } = await import('../run/browser/launch.ts');
const { run } = await import('../run/command.ts');
await provideBrowser();
const report = reportName('components', '.xml');
// Playwright fails to build from an earlier build's list of stories if one of them has been deleted.
for (const path of [unfinishedPath(report), 'reports/components-build'])
  rmSync(path, { recursive: true, force: true });
process.exitCode = await run('playwright', ['test', ...args]);
// The document shows the last whole run.
if (args.length === 0) publish(report);
