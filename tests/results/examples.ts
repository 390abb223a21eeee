/** The result of each example of a run. */
import type { Envelope, Pickle } from '@cucumber/messages';
import { type Attempt, evidenceIn, placeOf, type RunReader } from './attempts.ts';
import { plannedExamples } from './faults.ts';
import { cellsOf } from './gherkin.ts';
import { browsersOf } from './run.ts';
import type { Example, FilledSentence } from './specification.ts';
import { type AttemptOutcome, outcomeOf, worstOf } from './verdict.ts';

/** Files of a run by their paths, such as `pictures/R9.1-forty-rows.webp`. */
export type Files = Map<string, Buffer>;

/** An example in one browser, in its last attempt. */
interface Result {
  readonly browser: string;
  readonly attempt: Attempt;
  readonly outcome: AttemptOutcome;
}

/** The results by place and browser, in the order of the streams. */
function resultsOf(reader: RunReader, envelopes: readonly Envelope[]) {
  const browsers = browsersOf(envelopes);
  const results = new Map<string, Map<string, Result>>();
  for (const attempt of reader.attempts()) {
    const { place, startedId } = attempt;
    const browser = browsers.get(startedId) ?? '';
    const ofPlace = results.get(place) ?? new Map<string, Result>();
    // A failure in one run counts, whatever the result of another one.
    if (ofPlace.get(browser)?.outcome.verdict === 'failed') continue;
    results.set(place, ofPlace.set(browser, { browser, attempt, outcome: outcomeOf(attempt) }));
  }
  return results;
}

/** Adds the evidence of an example to `files`; returns it with their paths. */
function keepEvidence(attempt: Attempt, id: string, files: Files) {
  const { logs, picture, paper, trace, returned } = evidenceIn(attempt);
  const keep = (path: string, content: Buffer) => {
    files.set(path, content);
    return path;
  };
  const placeOfStep = (step: string) => attempt.pickle.steps.findIndex((each) => each.id === step);
  return {
    logs,
    evidence: {
      ...(picture && {
        picture: {
          file: keep(`pictures/${id}.webp`, picture.body),
          width: picture.width,
          height: picture.height,
          outlined: picture.outlined.map(placeOfStep),
        },
      }),
      ...(returned && { returned }),
      ...(paper && { paper: keep(`paper/${id}.pdf`, paper) }),
      ...(trace && { trace: keep(`traces/${id}.zip`, trace) }),
    },
  };
}

const filledSentences = ({ steps }: Pickle): FilledSentence[] =>
  steps.map(({ text, argument: { dataTable, docString } = {} }) => ({
    text,
    ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
    ...(docString && { docString: docString.content }),
  }));

/** The results of an example, and the evidence of the first one that failed, or else of the first. */
function resultOf(
  results: readonly [Result, ...Result[]],
  id: string,
  files: Files,
): Omit<Example, 'id' | 'place' | 'title' | 'sentences'> {
  const verdict = worstOf(results.map(({ outcome }) => outcome.verdict));
  const errors = results.flatMap(({ browser, outcome: { error } }) => {
    if (error === undefined) return [];
    return results.length > 1 ? `${browser}: ${error}` : error;
  });
  const failed = results.find(({ outcome }) => outcome.verdict === 'failed');
  const failedAt = failed?.outcome.failedAt;
  const { attempt } = failed ?? results[0];
  const { logs, evidence } = keepEvidence(attempt, id, files);
  const reasons = new Set(results.flatMap(({ outcome: { notJudged } }) => notJudged ?? []));
  return {
    verdict,
    browsers: results.map(({ browser, outcome }) => ({ browser, verdict: outcome.verdict })),
    ...(failedAt !== undefined && { failedAt }),
    ...(errors.length > 0 && { error: errors.join('\n\n') }),
    ...(reasons.size > 0 && { notJudged: [...reasons].join('; ') }),
    logs,
    ...(verdict !== 'not run' && { duration: attempt.duration }),
    evidence,
  };
}

/**
 * Finds examples by their places.
 *
 * @param pickles all examples of the features, by place
 * @param files receives pictures, printed pages and traces
 */
export function exampleFinder(
  reader: RunReader,
  envelopes: readonly Envelope[],
  pickles: ReadonlyMap<string, Pickle>,
  files: Files,
): (place: string, id: string) => Example {
  const results = resultsOf(reader, envelopes);
  const lost = new Map<string, string>();
  for (const { pickle, attempt, fault } of plannedExamples(reader, envelopes))
    if (!attempt && fault) lost.set(placeOf(pickle), fault);
  return (place, id) => {
    const pickle = pickles.get(place) as Pickle;
    const about = { id, place, title: pickle.name, sentences: filledSentences(pickle) };
    const [first, ...others] = results.get(place)?.values() ?? [];
    if (first) return { ...about, ...resultOf([first, ...others], id, files) };
    const notJudged = lost.get(place);
    const nothing = { browsers: [], logs: [], evidence: {} };
    return { ...about, verdict: 'not run', ...(notJudged && { notJudged }), ...nothing };
  };
}
