import type { Envelope } from '@cucumber/messages';
import { factsOf } from '../results/runs.ts';
import type { Commit } from '../run/commit.ts';

/**
 * Whether a run has finished this number of examples, with pictures, on this commit, and no file had changed.
 *
 * @param now what is checked out
 */
export function isCurrent(run: readonly Envelope[], now: Commit, examples: number): boolean {
  const facts = factsOf(run);
  const ends = run.filter(({ testCaseFinished: end }) => end && !end.willBeRetried);
  return (
    now.commit !== '' &&
    [now, ...facts].every(({ commit, changed }) => commit === now.commit && !changed) &&
    facts.every(({ pictures }) => pictures) &&
    ends.length === examples
  );
}
