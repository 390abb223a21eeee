/** The result of each example of a run. */
import type { Envelope } from '@cucumber/messages';
import { evidenceOf } from '../evidence/attachments.ts';
import { type Attempt, placeOf, plannedExamples, type RunReader } from './attempts.ts';
import { browsersOf } from './run.ts';
import type { Example } from './specification.ts';
import { type Outcome, outcomeOf, worstOf } from './verdict.ts';

/** Files of a run by their paths, such as `pictures/R9.1-forty-rows.webp`. */
export type Files = Map<string, Buffer>;

/** An example in one browser, in its last attempt. */
interface Result {
  readonly browser: string;
  readonly attempt: Attempt;
  readonly outcome: Outcome;
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

const notJudged = (why: string) => `Not judged here: ${why}`;

/** Adds the evidence of an example to `files`; returns it with their paths. */
function evidenceIn({ pickle, steps }: Attempt, id: string, files: Files) {
  const { logs, picture, paper, trace, returned } = evidenceOf(
    steps.flatMap(({ attachments }) => attachments),
  );
  const keep = (path: string, content: Buffer) => {
    files.set(path, content);
    return path;
  };
  const placeOfStep = (step: string) => pickle.steps.findIndex((each) => each.id === step);
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

/** The example with these results, and the evidence of the first one. */
function exampleOf(
  results: readonly [Result, ...Result[]],
  id: string,
  files: Files,
): Omit<Example, 'place'> {
  const [{ attempt }] = results;
  const verdict = worstOf(results.map(({ outcome }) => outcome.verdict));
  const errors = results.flatMap(({ browser, outcome: { error } }) => {
    if (error === undefined) return [];
    return results.length > 1 ? `${browser}: ${error}` : error;
  });
  const failed = results.find(({ outcome }) => outcome.verdict === 'failed');
  const failedAt = failed?.outcome.failedAt;
  const { logs, evidence } = evidenceIn(attempt, id, files);
  const reasons = results.flatMap(({ outcome: { why } }) => (why ? notJudged(why) : []));
  return {
    id,
    verdict,
    browsers: results.map(({ browser, outcome }) => ({ browser, verdict: outcome.verdict })),
    texts: attempt.pickle.steps.map(({ text }) => text),
    ...(failedAt !== undefined && { failedAt }),
    ...(errors.length > 0 && { error: errors.join('\n\n') }),
    logs: [...reasons, ...logs],
    ...(verdict !== 'not run' && { duration: attempt.duration }),
    evidence,
  };
}

/**
 * Finds examples by their places.
 *
 * @param files receives pictures, printed pages and traces
 */
export function exampleFinder(
  reader: RunReader,
  envelopes: readonly Envelope[],
  files: Files,
): (place: string, id: string) => Example {
  const results = resultsOf(reader, envelopes);
  const lost = new Map<string, string>();
  for (const { pickle, attempt, why } of plannedExamples(reader, envelopes))
    if (!attempt && why) lost.set(placeOf(pickle), notJudged(why));
  return (place, id) => {
    const [first, ...others] = results.get(place)?.values() ?? [];
    if (first) return { ...exampleOf([first, ...others], id, files), place };
    const why = lost.get(place);
    const nothing = { browsers: [], texts: [], evidence: {} };
    return { id, place, verdict: 'not run', logs: why ? [why] : [], ...nothing };
  };
}
