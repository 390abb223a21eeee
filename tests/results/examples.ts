/** The result of each example of a run. */
import type { Pickle, Step } from '@cucumber/messages';
import { Evidence, type PictureFacts } from '../evidence/attachments.ts';
import { type Attempt, placeOf } from './attempts.ts';
import { sentenceOf } from './features.ts';
import type { Run } from './run.ts';

/** The evidence of an example's attempt, if any; its files have paths such as `pictures/R9.1-forty-rows.webp`. */
function evidenceOf(attempt: Attempt | undefined, id: string) {
  const { evidence = new Evidence([]) } = attempt ?? {};
  const [picture, paper] = [evidence.file('picture'), evidence.file('paper')];
  const facts: PictureFacts = JSON.parse(evidence.text('pictureFacts') ?? '{}');
  return {
    picture: picture && { ...facts, file: `pictures/${id}.webp`, content: picture },
    /** The printed page. */
    paper: paper && { file: `paper/${id}.pdf`, content: paper },
    /** Console messages, requests, stored data. */
    logs: evidence.logs,
  };
}

/**
 * An example, with its result.
 *
 * @param steps its steps in the feature file
 */
export function exampleOf(
  pickle: Pickle,
  steps: readonly Step[],
  id: string,
  planned: Run['planned'],
) {
  const place = placeOf(pickle);
  const { attempt, outcome } = planned.find((each) => placeOf(each.pickle) === place) ?? {};
  return {
    /** Unique and stable between runs; also the name of its files. */
    id,
    /** File and line of the example, or of its row. */
    place,
    /** With the values of its row. */
    title: pickle.name,
    sentences: pickle.steps.map(({ text, argument }, nth) =>
      sentenceOf(steps[nth]?.keyword ?? '', text, argument ?? {}),
    ),
    verdict: outcome?.verdict ?? 'not run',
    /** Index of the sentence that failed; absent if none did. */
    failedAt: outcome?.failedAt,
    /** Why it failed, or was not run to its end; absent if it passed, or was left out without a reason. */
    reason: outcome?.reason,
    /** Paths are relative to the document. */
    evidence: evidenceOf(attempt, id),
  };
}
