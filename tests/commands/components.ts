import { rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { OPTIONS, readArguments } from '../run/command-line.ts';

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
// Playwright fails to build from an earlier build's list of stories if one of them has been deleted.
rmSync('reports/components-build', { recursive: true, force: true });
// The document shows the last whole run.
const env = args.length > 0 ? { PLAYWRIGHT_JUNIT_OUTPUT_FILE: 'reports/components-part.xml' } : {};
process.exitCode = await run('playwright', ['test', ...args], { env });
