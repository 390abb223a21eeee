import { rmSync } from 'node:fs';
import { reportName, setEngine } from '../run/browser/engine.ts';
import { readArguments, refuse } from '../run/command-line.ts';
import { readCommit } from '../run/commit.ts';
import { prepareReports, writeReport } from '../run/reports/report-file.ts';
import { change, setting, settingsHelp, withoutCredentials } from '../run/settings.ts';

const HELP = `npm run spec -- [features/04-states.feature[:line] …] [option …]

Judges this project's page, or the one at SPEC_BASE_URL, by the features.

  --browser <name>  chromium, firefox or webkit
  --headed          shows the browser, which needs a screen
  --pictures        keeps a picture of every example, not only of those that fail
  --trace           keeps a Playwright trace of every example that fails
  --watch           reruns the examples on each save, those that failed last first
  --tags <tags>     only the examples with these tags, such as @R4.3
  and every other option of cucumber-js (npx cucumber-js --help), such as
    --shard <n>/<m>  only the n-th of m parts

From the environment:
${settingsHelp()}` as const;

/** Refuses if one of the paths among cucumber's arguments, with the other ones, chooses no example. */
async function expectExamples(args: string[]): Promise<void> {
  const { loadConfiguration, loadSources } = await import('@cucumber/cucumber/api');
  const { sources } = (await loadConfiguration({ provided: args })).runConfiguration;
  const places = sources.paths.length > 0 ? sources.paths.map((path) => [path]) : [[]];
  for (const paths of places) {
    const { plan, errors } = await loadSources({ ...sources, paths }).catch(({ message, cause }) =>
      refuse(cause?.message ?? message),
    );
    if (plan.length + errors.length === 0)
      refuse(`${paths[0] ?? 'features'}: no example matches ${args.join(' ')}`);
  }
}

const { values, rest: others } = readArguments(HELP, { passesOn: true });
setEngine(values.browser);
if (values.headed) change({ SPEC_HEADED: '1' });
prepareReports();
const rest = [...others, ...(values.tags ? ['--tags', values.tags] : [])];
if (rest.length > 0) await expectExamples(rest);
const address = setting('SPEC_BASE_URL') ?? '';
if (values.trace && address !== withoutCredentials(address))
  refuse('A trace would have the credentials of SPEC_BASE_URL');
const added = (['pictures', 'trace'] as const).filter((name) => values[name]);
const profiles = added.length > 0 ? ['default', ...added] : [];
const options = [...profiles.flatMap((name) => ['--profile', name]), ...rest];

const { provideBrowser } = await import('../run/browser/launch.ts');
const { run } = await import('../run/command.ts');
const { buildPage, serve } = await import('../run/serve.ts');
await provideBrowser();
const isOwn = !address;
if (isOwn) await buildPage();
// One server for all workers.
const ownPage = isOwn ? (await serve()).url : undefined;
if (values.watch) {
  const { watch } = await import('../watch/watch.ts');
  await watch(rest, ownPage);
}
// Pictures and traces of earlier runs have other names and would accumulate.
for (const folder of ['spec', 'failures'])
  rmSync(reportName(folder), { recursive: true, force: true });
const { commit, changed } = readCommit();
const shared = ['--world-parameters', JSON.stringify({ ownPage })];
const code = await run('cucumber-js', [...options, ...shared]);
// `npm run site` uses a whole run with pictures that has passed at the present commit.
if (isOwn && values.pictures && rest.length === 0 && code === 0 && commit && !changed)
  writeReport(`${reportName('spec')}/commit.txt`, commit);
process.exit(code);
