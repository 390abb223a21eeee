/**
 * `tsx tests/document/document.ts <folder> <stream …>`: builds the document of a run. Fails if
 * the run is no proof, or its messages cannot be read.
 */

import { StreamError } from '../results/streams.ts';
import { buildDocument } from './build.ts';

const [folder = '', ...streams] = process.argv.slice(2);
try {
  const { run } = await buildDocument(streams, folder);
  if (run.faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StreamError)) throw error;
  console.error(`${error.message}. Run the scenarios again: "npm run spec".`);
  process.exitCode = 1;
}
