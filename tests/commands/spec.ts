import { rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { reportName } from '../run/browser/engine.ts';
import { OPTIONS, readArguments, refuse } from '../run/command-line.ts';
import { setting, settingsHelp } from '../run/settings.ts';

/** Folders in which a save reruns the examples. */
const WATCHED = ['features', 'step-definitions', 'src', 'tests/driver'];

const { options, args: rest } = readArguments(
  new Command('npm run spec --')
    .description("Judges this project's page, or the one at SPEC_BASE_URL, by the features.")
    .argument(
      '[features/04-states.feature[:line]...]',
      `only the examples there; and every other option of cucumber-js (npx cucumber-js --help), \
such as --tags @R4.3`,
    )
    .addOption(OPTIONS.browser)
    .addOption(OPTIONS.headed)
    .option('--pictures', 'keeps a picture of every example, not only of those that fail')
    .option('--watch', 'reruns the examples on each save')
    .allowUnknownOption()
    .addHelpText('after', settingsHelp()),
);
if (/--tags[= ]+[RB]\d/.test(rest.join(' ')))
  refuse('No example has that tag: a tag begins with @');
const { run } = await import('../run/command.ts');
if (options.watch) {
  const watched = WATCHED.flatMap((folder) => ['--include', folder]);
  const given = process.argv.slice(2).filter((each) => each !== '--watch');
  const command = ['tests/commands/spec.ts', ...given];
  process.exit(await run('tsx', ['watch', '--clear-screen=false', ...watched, ...command]));
}
const { provideBrowser } = await import('../run/browser/launch.ts');
const { buildPage, serve } = await import('../run/serve.ts');
await provideBrowser();
const isOwn = !setting('SPEC_BASE_URL');
if (isOwn) await buildPage();
// One server for all workers.
const ownPage = isOwn ? (await serve()).url : undefined;
// Pictures of earlier runs have other names and would accumulate.
for (const folder of ['spec', 'failures'])
  rmSync(reportName(folder), { recursive: true, force: true });
const parameters = {
  ownPage,
  ...(options.pictures && { evidence: 'all' }),
};
process.exit(await run('cucumber-js', [...rest, '--world-parameters', JSON.stringify(parameters)]));
