import { rmSync } from 'node:fs';
import { loadConfiguration, loadSources } from '@cucumber/cucumber/api';
import { reportName, setEngine } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { run } from '../run/command.ts';
import { readOwnOptions, refuse } from '../run/command-line.ts';
import { buildPage, serve } from '../run/serve.ts';
import { change, ENGINES, setting, settingsHelp, showSettings } from '../run/settings.ts';

const HELP = `npm run spec -- [features/04-states.feature[:line] …] [option …]

Judges this project's page, or the one at SPEC_BASE_URL, by the features.

  --browser <name>  chromium, firefox, webkit, or all (one after the other)
  --tags <tags>     only the examples with these tags, such as @R4.3
  --pictures        keeps a picture of every example, not only of those that fail
  --watch           reruns the examples on each save, those that failed last first
  --shard <n>/<m>   only the n-th of m parts
  and every other option of cucumber-js: npx cucumber-js --help

From the environment:
${settingsHelp()}`;

/** Ends the process if one of the paths among cucumber's arguments, with the other ones, chooses no example. */
async function expectExamples(args: string[]): Promise<void> {
  const { sources } = (await loadConfiguration({ provided: args })).runConfiguration;
  const places = sources.paths.length > 0 ? sources.paths.map((path) => [path]) : [[]];
  for (const paths of places) {
    const { plan, errors } = await loadSources({ ...sources, paths });
    if (plan.length + errors.length === 0)
      refuse(`${paths[0] ?? 'features'}: no example matches ${args.join(' ')}`);
  }
}

/** Runs the features in one engine after the other, and prints a line for each at the end. */
async function runInAllEngines(args: readonly string[]): Promise<never> {
  const outcomes: string[] = [];
  for (const name of ENGINES) {
    change({ SPEC_BROWSER: name });
    const code = await run('npm', ['run', '--silent', 'spec', '--', ...args]);
    outcomes.push(`${name}: ${code === 0 ? 'passed' : `failed, exit code ${code}`}`);
  }
  console.log(outcomes.join('\n'));
  process.exit(outcomes.every((outcome) => outcome.endsWith('passed')) ? 0 : 1);
}

const { values, rest } = readOwnOptions(HELP, {
  browser: { type: 'string' },
  pictures: { type: 'boolean' },
  watch: { type: 'boolean' },
});
setEngine(values.browser, ['all']);
showSettings();
if (rest.length > 0) await expectExamples(rest);
if (values.watch) {
  const { watch } = await import('../watch/watch.ts');
  await watch(rest);
}
const pictures = values.pictures ? ['--profile', 'default', '--profile', 'pictures'] : [];
const options = [...pictures, ...rest];
if (values.browser === 'all') await runInAllEngines(options);

// Pictures and traces of earlier runs have other names and would accumulate.
for (const folder of ['spec', 'failures'])
  rmSync(reportName(folder), { recursive: true, force: true });

await provideBrowser();
const isOwnPage = !setting('SPEC_BASE_URL');
process.exitCode = isOwnPage ? await buildPage() : 0;
if (process.exitCode) process.exit();
// One server for all workers.
const own = isOwnPage ? await serve() : undefined;
process.exitCode = await run(
  'cucumber-js',
  options,
  own ? { env: { SPEC_OWN_PAGE: own.url } } : {},
);
await own?.close();
