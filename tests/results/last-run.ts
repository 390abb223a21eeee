import type { Envelope } from '@cucumber/messages';
import { type Commit, readCommit } from '../run/commit.ts';
import { ReportError } from '../run/reports/report-file.ts';
import { readerOf } from './attempts.ts';
import { faultsOf } from './faults.ts';
import { featuresIn } from './features.ts';
import { factsOf } from './run.ts';
import { readStreams } from './streams.ts';

/**
 * Why a run does not document the current state of this project; `undefined` if it does.
 *
 * @param now what is checked out
 * @param features the paths of all feature files
 */
export function whyUnfit(
  envelopes: readonly Envelope[],
  now: Commit,
  features: readonly string[],
): string | undefined {
  const facts = factsOf(envelopes);
  const reader = readerOf(envelopes);
  const read = new Set(envelopes.map(({ source }) => source?.uri));
  const planned = new Set(envelopes.map(({ testCase }) => testCase?.pickleId));
  const isWhole =
    features.every((path) => read.has(path)) &&
    reader.query.findAllPickles().every(({ id }) => planned.has(id));
  if (!now.commit) return 'there is no commit to compare it with';
  if (now.changed) return 'files have changed since the last commit';
  if (facts.length === 0) return 'it has no metadata of the run';
  if (facts.some(({ commit }) => commit !== now.commit)) return 'it was made on another commit';
  if (facts.some(({ changed }) => changed)) return 'it was made with uncommitted changes';
  if (facts.some(({ page }) => page)) return 'it judged another page';
  if (!isWhole) return 'it has only some of the examples';
  if (!facts.every(({ pictures }) => pictures)) return 'it has pictures of failures only';
  return faultsOf(reader, envelopes)[0];
}

/** The same for the run of a message stream. */
export function whyStreamUnfit(path: string): string | undefined {
  try {
    return whyUnfit(readStreams([path]), readCommit(), featuresIn('features'));
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return error.message;
  }
}
