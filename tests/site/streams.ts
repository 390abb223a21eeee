import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';

/** Why no document can be made, and what to do about it. */
export class StreamError extends Error {}

const RUN_AGAIN = 'Run the scenarios again: "npm run spec".';

function parse(path: string): Envelope[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  // Every message ends with a line break, so the last part is empty.
  const rest = lines.pop();
  if (rest)
    throw new StreamError(`The message stream ${path} is cut off in its last line. ${RUN_AGAIN}`);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as Envelope;
    } catch {
      throw new StreamError(
        `The message stream ${path} is damaged in line ${index + 1}. ${RUN_AGAIN}`,
      );
    }
  });
}

/**
 * Reads the messages of one run, from one stream or from one per shard.
 *
 * @throws StreamError if a stream is missing, damaged or cut off, or no example was run
 */
export function readStreams(paths: readonly string[]): Envelope[] {
  const streams = paths.map((path) => {
    if (!existsSync(path)) {
      throw new StreamError(`There is no message stream ${path}. ${RUN_AGAIN}`);
    }
    const envelopes = parse(path);
    if (!envelopes.some(({ testRunFinished }) => testRunFinished)) {
      throw new StreamError(
        `The message stream ${path} is cut off: its run has no end. ${RUN_AGAIN}`,
      );
    }
    return envelopes;
  });
  const all = streams.flat();
  if (!all.some(({ testCaseFinished }) => testCaseFinished)) {
    throw new StreamError(`No example was run: ${paths.join(', ')}. ${RUN_AGAIN}`);
  }
  return all;
}
