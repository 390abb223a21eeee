import { rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { reportName } from '../run/browser/engine.ts';
import { OPTIONS, readArguments, refuse } from '../run/command-line.ts';
import { setting, settingsHelp, withoutCredentials } from '../run/settings.ts';

/** Folders in which a save reruns the examples. */
const WATCHED = ['features', 'step-definitions', 'src', 'tests/driver'];

/** Refuses if one of the paths among cucumber's arguments, with the other ones, chooses no example. */
async function expectExamples(args: string[]): Promise<void> {
  const { loadConfiguration, loadSources } = await import('@cucumber/cucumber/api');
  const { sources } = (await loadConfiguration({ provided: args })).runConfiguration;
  const places = sources.paths.length > 0 ? sources.paths.map((path) => [path]) : [[]];
  const hint = /--tags[= ]+\w/.test(args.join(' ')) ? ': a tag begins with @' : '';
  for (const paths of places) {
    const { plan, errors } = await loadSources({ ...sources, paths }).catch(({ message, cause }) =>
      refuse(cause?.message ?? message),
    );
    if (plan.length + errors.length === 0)
      refuse(`${paths[0] ?? 'features'}: no example matches ${args.join(' ')}${hint}`);
  }
}

const { options, args: rest } = readArguments(
  new Command('npm run spec --')
    .description("Judges this project's page, or the one at SPEC_BASE_URL, by the features.")
    .argument(
      '[features/04-states.feature[:line]...]',
      `only the examples there; and every other option of cucumber-js (npx cucumber-js --help), \
such as --tags @R4.3, or --shard 1/3 for the first of three parts`,
    )
    .addOption(OPTIONS.browser)
    .addOption(OPTIONS.headed)
    .addOption(OPTIONS.insecure)
    .option('--pictures', 'keeps a picture of every example, not only of those that fail')
    .option('--trace', 'keeps a Playwright trace of every example that fails')
    .option('--watch', 'reruns the examples on each save')
    .allowUnknownOption()
    .addHelpText('after', settingsHelp()),
);
if (rest.length > 0) await expectExamples(rest);
const address = setting('SPEC_BASE_URL') ?? '';
if (options.trace && address !== withoutCredentials(address))
  refuse('A trace would have the credentials of SPEC_BASE_URL');

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
const isOwn = !address;
if (isOwn) await buildPage();
// One server for all workers.
const ownPage = isOwn ? (await serve()).url : undefined;
// Pictures and traces of earlier runs have other names and would accumulate.
for (const folder of ['spec', 'failures'])
  rmSync(reportName(folder), { recursive: true, force: true });
const parameters = {
  ownPage,
  ...(options.pictures && { evidence: 'all' }),
  ...(options.trace && { keepsTraces: true }),
};
process.exit(await run('cucumber-js', [...rest, '--world-parameters', JSON.stringify(parameters)]));
