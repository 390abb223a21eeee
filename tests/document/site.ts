/**
 * `npm run site [stream …]`: builds the page and the document of the given message streams into
 * `dist/`. Without any it takes the last run of `npm run spec -- --pictures`; if that does not fit what
 * is checked out, it runs the features first.
 */
import { rmSync } from 'node:fs';
import { whyStreamUnfit } from '../results/last-run.ts';
import { run } from '../run/command.ts';
import { buildPage } from '../run/serve.ts';

const STREAM = 'reports/spec.ndjson';

/** Runs the features with pictures, unless the last run is one of these files with pictures. */
async function provideStream(): Promise<void> {
  const why = whyStreamUnfit(STREAM);
  if (!why) return;
  console.log(`Running the features with pictures, as the last run does not fit: ${why}.`);
  // What cannot run leaves no stream, and so no document.
  rmSync(STREAM, { force: true });
  const env = { IS_BUILT: '1', BROWSER: 'chromium', BASE_URL: undefined };
  await run('npm', ['run', '--silent', 'spec', '--', '--pictures'], { env });
}

const named = process.argv.slice(2);
process.exitCode = await buildPage();
if (process.exitCode) process.exit();
if (named.length === 0) await provideStream();
const streams = named.length > 0 ? named : [STREAM];
process.exitCode = await run('tsx', ['tests/document/document.ts', 'dist/spec', ...streams]);
