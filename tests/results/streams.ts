import type { Envelope } from '@cucumber/messages';
import { ReportError, readReport } from '../run/reports/report-file.ts';
import { readerOf } from './attempts.ts';
import { failedHooks } from './runs.ts';

/** @throws Error if a line is not a message */
function parse(text: string): Envelope[] {
  const lines = text.trimEnd().split('\n');
  const envelopes = lines.map((line): Envelope => JSON.parse(line));
  readerOf(envelopes);
  return envelopes;
}

function readStream(path: string): Envelope[] {
  const envelopes = readReport(path, parse);
  if (!envelopes) throw new ReportError(`There is no message stream ${path}`);
  const errors = envelopes.flatMap(({ parseError }) => parseError ?? []);
  if (errors.length > 0) {
    const places = errors.map(({ source, message }) => `${source.uri}: ${message}`);
    throw new ReportError(`No example was run: ${places.join('; ')}`);
  }
  const starts = envelopes.filter(({ testRunStarted }) => testRunStarted).length;
  const ends = envelopes.filter(({ testRunFinished }) => testRunFinished).length;
  if (starts === 0 || starts !== ends) throw new ReportError(`The run in ${path} has not ended`);
  return envelopes;
}

/**
 * Reads the messages of one run, from one stream or from one per shard.
 *
 * @throws ReportError if a stream is missing or damaged, its run has not ended, or no example was run
 */
export function readStreams(paths: readonly string[]): Envelope[] {
  const all = paths.flatMap(readStream);
  if (!all.some(({ testCaseFinished }) => testCaseFinished)) {
    const reasons = [paths.join(', '), ...failedHooks(readerOf(all).query)];
    throw new ReportError(`No example was run: ${reasons.join('; ')}`);
  }
  return all;
}
