import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';

/** Why there is nothing to make a document of, and what to do about it. */
export class StreamError extends Error {}

const AGAIN = 'Run the scenarios again: "npm run spec".';

function parse(path: string): Envelope[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  // Each message ends its line, so what comes after the last end is none.
  const rest = lines.pop();
  if (rest)
    throw new StreamError(`The message stream ${path} is cut off in its last line. ${AGAIN}`);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as Envelope;
    } catch {
      throw new StreamError(`The message stream ${path} is damaged in line ${index + 1}. ${AGAIN}`);
    }
  });
}

/**
 * The messages of one run, in one stream or, for a run in shards, in several.
 *
 * @throws StreamError if a stream is missing, damaged or cut off, or no example was run
 */
export function readStreams(paths: readonly string[]): Envelope[] {
  const streams = paths.map((path) => {
    if (!existsSync(path)) {
      throw new StreamError(`There is no message stream ${path}. ${AGAIN}`);
    }
    const envelopes = parse(path);
    if (!envelopes.some(({ testRunFinished }) => testRunFinished)) {
      throw new StreamError(`The message stream ${path} is cut off: its run has no end. ${AGAIN}`);
    }
    return envelopes;
  });
  const all = streams.flat();
  if (!all.some(({ testCaseFinished }) => testCaseFinished)) {
    throw new StreamError(`No example was run: ${paths.join(', ')}. ${AGAIN}`);
  }
  return all;
}
