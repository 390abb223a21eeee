/**
 * `npm run site [stream …]`: builds the page and the document of the last run, or of the given
 * message streams, into `dist/`.
 */
import { buildPage } from '../run/build.ts';
import { run } from '../run/run.ts';

const named = process.argv.slice(2);
const streams = named.length > 0 ? named : ['reports/spec.ndjson'];
process.exitCode =
  (await buildPage()) || (await run('tsx', ['tests/site/document.ts', 'dist/spec', ...streams]));
