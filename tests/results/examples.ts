/** The result of each example of a run. */
import type { Pickle, Step } from '@cucumber/messages';
import { Evidence, type PictureFacts } from '../evidence/attachments.ts';
import { type Attempt, placeOf } from './attempts.ts';
import { sentenceOf } from './features.ts';
import type { OneRun } from './runs.ts';
import { VERDICTS } from './verdict.ts';

/** The results of an example in all runs that were to include it. */
const resultsOf = (example: Pickle, runs: readonly OneRun[]) =>
  runs.flatMap(({ browser, planned }) =>
    planned
      .filter(({ pickle }) => placeOf(pickle) === placeOf(example))
      .map((result) => ({ browser, ...result })),
  );

/** The evidence of an example's attempt, if any; its files have paths such as `pictures/R9.1-forty-rows.webp`. */
function evidenceOf(attempt: Attempt | undefined, id: string) {
  const { evidence = new Evidence([]) } = attempt ?? {};
  const [picture, paper] = [evidence.file('picture'), evidence.file('paper')];
  const facts: PictureFacts = JSON.parse(evidence.text('pictureFacts') ?? '{}');
  return {
    picture: picture && { ...facts, file: `pictures/${id}.webp`, content: picture },
    /** What a module returned, as JSON. */
    returned: evidence.text('returned'),
    /** The printed page. */
    paper: paper && { file: `paper/${id}.pdf`, content: paper },
    /** Console messages, requests, stored data. */
    logs: evidence.logs,
  };
}

/**
 * An example, with the worst verdict of all runs, and the evidence of the first run with this verdict.
 *
 * @param steps its steps in the feature file
 */
export function exampleOf(
  pickle: Pickle,
  steps: readonly Step[],
  id: string,
  runs: readonly OneRun[],
) {
  const results = resultsOf(pickle, runs);
  const byVerdict = VERDICTS.map((verdict) =>
    results.filter(({ outcome }) => outcome.verdict === verdict),
  );
  const decisive = byVerdict.find(({ length }) => length > 0) ?? [];
  const { attempt, outcome } = decisive[0] ?? {};
  const verdict = outcome?.verdict ?? 'not run';
  const reasons = decisive.flatMap(({ browser, outcome: { reason } }) => {
    if (reason === undefined) return [];
    return verdict === 'failed' && results.length > 1 ? `${browser}: ${reason}` : reason;
  });
  return {
    /** Unique and stable between runs; also the name of its files. */
    id,
    /** File and line of the example, or of its row. */
    place: placeOf(pickle),
    /** With the values of its row. */
    title: pickle.name,
    sentences: pickle.steps.map(({ text, argument }, nth) =>
      sentenceOf(steps[nth]?.keyword ?? '', text, argument ?? {}),
    ),
    verdict,
    /** Those in which it ended with this verdict. */
    browsers: decisive.flatMap((each) => (each.attempt?.hasFinished ? each.browser : [])),
    /** Index of the sentence that failed; absent if none did. */
    failedAt: outcome?.failedAt,
    /** Why it failed, or was not run to its end; absent if it passed, or was left out without a reason. */
    reason: reasons.length > 0 ? [...new Set(reasons)].join('\n\n') : undefined,
    /** Paths are relative to the document. */
    evidence: evidenceOf(attempt, id),
  };
}
