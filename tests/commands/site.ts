import { existsSync, rmSync } from 'node:fs';
import { run } from '../run/command.ts';
import { readArguments, refuse } from '../run/command-line.ts';
import { readCommit } from '../run/commit.ts';
import { showWhile } from '../run/progress/terminal.ts';
import { prepareReports, readReport } from '../run/reports/report-file.ts';
import { change } from '../run/settings.ts';

const HELP = `npm run site -- [stream …] [option …]

Builds the page, and the document of these message streams, into dist/site/. By default it uses the last run of
npm run spec -- --pictures; if that has not passed at this commit, it runs the features first.
Fails if the run is invalid or incomplete, or a report is damaged.

  --serve  serves both`;

const SITE = 'dist/site';
const STREAM = 'reports/spec.ndjson';

/** Runs the features with pictures, unless the last run has passed at this commit. */
async function provideStream(): Promise<void> {
  const { commit, changed } = readCommit();
  if (!changed && commit === readReport('reports/spec/commit.txt', String)) return;
  change({ SPEC_IS_BUILT: '1', SPEC_BROWSER: undefined, SPEC_BASE_URL: undefined });
  console.log('Running the features with pictures: no run of them all has passed at this commit.');
  // If the features cannot run, there is no stream and so no document.
  rmSync(STREAM, { force: true });
  await run('npm', ['run', '--silent', 'spec', '--', '--pictures']);
}

const { values, positionals: named } = readArguments(HELP, { allowPositionals: true });
prepareReports();
for (const stream of named) if (!existsSync(stream)) refuse(`There is no stream ${stream}`);
const { buildPage, PAGE, serve } = await import('../run/serve.ts');
await buildPage();
if (named.length === 0) await provideStream();
const streams = named.length > 0 ? named : [STREAM];
const { buildWebsite, printSummary } = await import('../document/build.ts');
const own = { page: PAGE, reports: 'reports' };
const data = await showWhile('document', buildWebsite(streams, `${SITE}/spec`, own));
printSummary(data, `${SITE}/spec`);
if (data.run.faults.length > 0) process.exitCode = 1;
if (values.serve && !process.exitCode) {
  const { url } = await serve(SITE);
  console.log(`Serving ${url}spec/ (the page is at ${url}) until interrupted.`);
}
