import { existsSync, rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { readArguments, refuse } from '../run/command-line.ts';
import { showWhile } from '../run/progress/progress.ts';
import { change } from '../run/settings.ts';

const SITE = 'dist/site';
const STREAM = 'reports/spec.ndjson';

/** Builds the page, and runs the features with pictures. */
async function runFeatures(): Promise<void> {
  const { run } = await import('../run/command.ts');
  change({ SPEC_BROWSER: undefined, SPEC_BASE_URL: undefined });
  console.log('Running the features with pictures.');
  // If the features cannot run, there is no stream and so no document.
  rmSync(STREAM, { force: true });
  await run('npm', ['run', '--silent', 'spec', '--', '--pictures']);
}

const { options, processedArgs } = readArguments(
  new Command('npm run site --')
    .description(
      `Builds the page, and the specification as a website, into dist/site/. Fails if the run of \
the features that it shows is invalid or incomplete, or if a report is damaged.`,
    )
    .argument(
      '[stream]',
      `cucumber's message stream of that run, such as ${STREAM} for the last one; by default a \
new run, with pictures`,
    )
    .option('--serve', 'serves the page and the website')
    .option('--since <folder>', 'shows what has changed since an earlier website, such as a copy')
    .option('--source <address>', 'links each point to its source, in the files at this address'),
);
const [stream = STREAM] = processedArgs;
const isNew = processedArgs[0] === undefined;
if (!isNew && !existsSync(stream)) refuse(`There is no stream ${stream}`);
const { buildPage, serve } = await import('../run/serve.ts');
await (isNew ? runFeatures() : buildPage());
const { buildWebsite, printSummary } = await import('../document/build.ts');
const own = { reports: 'reports', ...options };
const data = await showWhile('document', buildWebsite(stream, `${SITE}/spec`, own));
printSummary(data, `${SITE}/spec`);
if (data.run.faults.length > 0) process.exitCode = 1;
if (options.serve && !process.exitCode) {
  const { url } = await serve(SITE);
  console.log(`Serving ${url}spec/ (the page is at ${url}) until interrupted.`);
}
