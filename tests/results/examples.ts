/** The result of each example of a run. */
import type { Pickle } from '@cucumber/messages';
import { type Attempt, evidenceIn, placeOf } from './attempts.ts';
import { argumentOf } from './gherkin.ts';
import type { OneRun } from './runs.ts';
import type { Example } from './specification.ts';
import { type AttemptOutcome, outcomeOf, worstOf } from './verdict.ts';

/** Files of a run by their paths, such as `pictures/R9.1-forty-rows.webp`. */
export type Files = Map<string, Buffer>;

/** An example in one browser, in its last attempt. */
interface Result {
  readonly browser: string;
  /** Absent if it was not started. */
  readonly attempt: Attempt | undefined;
  readonly outcome: AttemptOutcome;
}

/** The results by place and browser, in the order of the runs. */
function resultsOf(runs: readonly OneRun[]) {
  const results = new Map<string, Map<string, Result>>();
  for (const { browser, planned } of runs)
    for (const { pickle, attempt, fault = '' } of planned) {
      const place = placeOf(pickle);
      const byBrowser = results.get(place) ?? new Map<string, Result>();
      results.set(place, byBrowser);
      const earlier = byBrowser.get(browser);
      // A failure in one run counts, whatever the result of another one.
      if (earlier && (earlier.outcome.verdict === 'failed' || !attempt)) continue;
      const outcome = attempt
        ? outcomeOf(attempt)
        : ({ verdict: 'not run', notJudged: fault } as const);
      byBrowser.set(browser, { browser, attempt, outcome });
    }
  return results;
}

/** Adds the evidence of an example to `files`; returns it with their paths. */
function keepEvidence(
  attempt: Attempt,
  id: string,
  files: Files,
): Pick<Example, 'logs' | 'evidence'> {
  const { logs, picture, paper, trace, returned } = evidenceIn(attempt);
  const keep = (path: string, content: Buffer) => {
    files.set(path, content);
    return path;
  };
  const indexOf = (step: string) => attempt.pickle.steps.findIndex((each) => each.id === step);
  return {
    logs,
    evidence: {
      ...(picture && {
        picture: {
          file: keep(`pictures/${id}.webp`, picture.body),
          width: picture.width,
          height: picture.height,
          outlined: picture.outlined.map(indexOf),
        },
      }),
      ...(returned && { returned }),
      ...(paper && { paper: keep(`paper/${id}.pdf`, paper) }),
      ...(trace && { trace: keep(`traces/${id}.zip`, trace) }),
    },
  };
}

/**
 * Finds examples by their places, each with the evidence of the first browser in which it failed, or else of
 * the first.
 *
 * @param pickles all examples of the features, by place
 * @param files receives pictures, printed pages and traces
 */
export function exampleFinder(
  runs: readonly OneRun[],
  pickles: ReadonlyMap<string, Pickle>,
  files: Files,
): (place: string, id: string) => Example {
  const all = resultsOf(runs);
  return (place, id) => {
    const pickle = pickles.get(place) as Pickle;
    const results = [...(all.get(place)?.values() ?? [])];
    const verdict = worstOf(results.map(({ outcome }) => outcome.verdict));
    const failed = results.find(({ outcome }) => outcome.verdict === 'failed');
    const { attempt } = failed ?? results[0] ?? {};
    const failedAt = failed?.outcome.failedAt;
    const errors = results.flatMap(({ browser, outcome: { error } }) => {
      if (error === undefined) return [];
      return results.length > 1 ? `${browser}: ${error}` : error;
    });
    const reasons = new Set(results.flatMap(({ outcome: { notJudged } }) => notJudged ?? []));
    return {
      ...{ id, place, title: pickle.name, verdict },
      sentences: pickle.steps.map(({ text, argument }) => ({
        text,
        ...argumentOf(argument ?? {}),
      })),
      browsers: results.flatMap(({ browser, outcome, ...each }) =>
        each.attempt ? { browser, verdict: outcome.verdict } : [],
      ),
      ...(failedAt !== undefined && { failedAt }),
      ...(errors.length > 0 && { error: errors.join('\n\n') }),
      ...(reasons.size > 0 && { notJudged: [...reasons].join('; ') }),
      ...(verdict !== 'not run' && attempt && { duration: attempt.duration }),
      ...(attempt ? keepEvidence(attempt, id, files) : { logs: [], evidence: {} }),
    };
  };
}
