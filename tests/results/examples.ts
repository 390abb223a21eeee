/** The result of each example of a run. */
import { extname } from 'node:path';
import type { Pickle, Step } from '@cucumber/messages';
import { Evidence, FORMATS, type PictureFacts } from '../evidence/attachments.ts';
import { type Attempt, placeOf } from './attempts.ts';
import { sentenceOf } from './features.ts';
import type { OneRun } from './runs.ts';
import { worstOf } from './verdict.ts';

/** Files of a run by their paths, such as `pictures/R9.1-forty-rows.webp`. */
export type Files = Map<string, Buffer>;

/** The results of an example in each browser, in the order of the runs. */
function resultsOf(example: Pickle, runs: readonly OneRun[]) {
  const results = new Map<string, OneRun['planned'][number]>();
  for (const { browser, planned } of runs)
    for (const result of planned.filter(({ pickle }) => placeOf(pickle) === placeOf(example))) {
      const earlier = results.get(browser);
      // A failure in one run counts, whatever the result of another one.
      if (!earlier || (earlier.outcome.verdict !== 'failed' && result.attempt))
        results.set(browser, result);
    }
  return [...results].map(([browser, result]) => ({ browser, ...result }));
}

/** Adds the files of an example's attempt, if any, to `files`; returns its evidence with their paths. */
function keepEvidence(attempt: Attempt | undefined, id: string, files: Files) {
  const { evidence = new Evidence([]) } = attempt ?? {};
  const keep = (kind: 'picture' | 'paper', folder: string) => {
    const content = evidence.file(kind);
    const path = `${folder}/${id}${extname(FORMATS[kind].fileName)}`;
    if (content) files.set(path, content);
    return content && path;
  };
  const file = keep('picture', 'pictures');
  const facts: PictureFacts = JSON.parse(evidence.text('pictureFacts') ?? '{}');
  return {
    picture: file ? { ...facts, file } : undefined,
    /** What a module returned, as JSON. */
    returned: evidence.text('returned'),
    /** The printed page, a PDF. */
    paper: keep('paper', 'paper'),
    /** Console messages, requests, stored data. */
    logs: evidence.logs,
  };
}

/**
 * An example, with the evidence of the first browser in which it failed, or else of the first.
 *
 * @param steps its steps in the feature file
 * @param files receives its picture and printed page
 */
export function exampleOf(
  pickle: Pickle,
  steps: readonly Step[],
  id: string,
  runs: readonly OneRun[],
  files: Files,
) {
  const results = resultsOf(pickle, runs);
  const verdict = worstOf(results.map(({ outcome }) => outcome.verdict));
  const failed = results.find(({ outcome }) => outcome.verdict === 'failed');
  const { attempt } = failed ?? results[0] ?? {};
  const reasons = results.flatMap(({ browser, outcome: { reason, ...its } }) => {
    if (reason === undefined || its.verdict !== verdict) return [];
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
    /** The worst of all browsers. */
    verdict,
    /** The verdict in each browser; empty if it was not run. */
    browsers: results
      .filter((result) => result.attempt)
      .map(({ browser, outcome }) => ({ browser, verdict: outcome.verdict })),
    /** Index of the sentence that failed; absent if none did. */
    failedAt: failed?.outcome.failedAt,
    /** Why it failed, or was not run to its end; absent if it passed, or was left out without a reason. */
    reason: reasons.length > 0 ? [...new Set(reasons)].join('\n\n') : undefined,
    /** In ms; absent if it was not run. */
    duration: verdict === 'not run' ? undefined : attempt?.duration,
    /** From the first browser; paths are relative to the document. */
    evidence: keepEvidence(attempt, id, files),
  };
}
