/** `tsx tests/site/document.ts <folder> <stream …>`: builds the document of a run. */
import { buildDocument } from './build.ts';
import { StreamError } from './streams.ts';

const [folder = '', ...streams] = process.argv.slice(2);
try {
  await buildDocument(streams, folder);
} catch (error) {
  if (!(error instanceof StreamError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
