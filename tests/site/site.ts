/**
 * `npm run site [stream …]`: builds the page, and beside it the document of the last run, or of the
 * message streams that are named, into `dist/`.
 */
import { run } from '../run/run.ts';
import { buildDocument } from './build.ts';
import { StreamError } from './streams.ts';

const streams = process.argv.slice(2);
try {
  process.exitCode =
    run('vite', ['build', '--logLevel', 'warn']) ||
    (await buildDocument(streams.length > 0 ? streams : ['reports/spec.ndjson'], 'dist/spec'));
} catch (error) {
  if (!(error instanceof StreamError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
