import { type Envelope, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { plainMessage } from '../run/text.ts';
import { type Attempt, attemptOf, placeOf, type RunReader } from './attempts.ts';
import { faultOf } from './verdict.ts';

const { FAILED } = TestStepResultStatus;
/** Number of examples named for each reason. */
const NAMED = 3;

/** An example that a run was to include. */
export interface Planned {
  readonly pickle: Pickle;
  /** The last attempt; absent if it was not started or not repeated. */
  readonly attempt: Attempt | undefined;
  /** Why it could not judge the page, for a reason that is no fault of the page. */
  readonly fault: string | undefined;
}

/** The planned examples of a run whose messages the reader has read. */
export function plannedExamples({ query }: RunReader, run: readonly Envelope[]): Planned[] {
  const last = new Map(query.findAllTestCaseStarted().map((each) => [each.testCaseId, each]));
  const begun = new Set(run.flatMap(({ testCaseStarted }) => testCaseStarted?.testCaseId ?? []));
  const pickles = new Map(query.findAllPickles().map((pickle) => [pickle.id, pickle]));
  const planned = run.flatMap(({ testCase }) => testCase ?? []);
  return planned.flatMap(({ id, pickleId }) => {
    const pickle = pickles.get(pickleId);
    const started = last.get(id);
    const attempt = started && attemptOf(query, started);
    if (!pickle) return [];
    if (attempt) return { pickle, attempt, fault: faultOf(attempt) };
    return { pickle, attempt, fault: begun.has(id) ? 'it was not repeated' : 'it was not started' };
  });
}

/** The messages of each run in consecutive streams. */
function runsOf(envelopes: readonly Envelope[]): Envelope[][] {
  const runs: Envelope[][] = [[]];
  for (const envelope of envelopes) {
    runs.at(-1)?.push(envelope);
    if (envelope.testRunFinished) runs.push([]);
  }
  return runs.slice(0, -1);
}

/** The failed hooks of the whole run, in any of its processes, each with its error. */
export function failedHooks(run: readonly Envelope[]): string[] {
  const hooks = new Map(run.flatMap(({ hook }) => (hook ? [[hook.id, hook] as const] : [])));
  const started = new Map(
    run.flatMap(({ testRunHookStarted: start }) =>
      start ? [[start.id, start.hookId] as const] : [],
    ),
  );
  const faults = run.flatMap(({ testRunHookFinished: finished }) => {
    if (finished?.result.status !== FAILED) return [];
    const hook = hooks.get(started.get(finished.testRunHookStartedId) ?? '');
    const { uri, location } = hook?.sourceReference ?? {};
    const [message] = plainMessage(finished.result.message ?? '').split('\n');
    return [`a hook of the whole run has failed, ${uri}:${location?.line}: ${message}`];
  });
  return [...new Set(faults)];
}

/** The reasons why examples could not judge the page, each with some of its examples. */
function lostExamples(planned: readonly Planned[]): string[] {
  const reasons = new Map<string, Pickle[]>();
  for (const { pickle, fault } of planned) {
    if (fault === undefined) continue;
    const [reason = ''] = fault.split('\n');
    reasons.set(reason, [...(reasons.get(reason) ?? []), pickle]);
  }
  return [...reasons].map(([reason, pickles]) => {
    const named = pickles.slice(0, NAMED).map((pickle) => `${placeOf(pickle)} ‘${pickle.name}’`);
    const more = pickles.length > NAMED ? ` and ${pickles.length - NAMED} more` : '';
    return `${named.join(', ')}${more}: ${reason}`;
  });
}

/**
 * The reasons why a run is invalid or incomplete, whether its examples passed or failed.
 *
 * @param envelopes the messages of the run, or of consecutive runs
 */
export function faultsOf(reader: RunReader, envelopes: readonly Envelope[]): string[] {
  return runsOf(envelopes).flatMap((run) => {
    const planned = plannedExamples(reader, run);
    const faults = [...failedHooks(run), ...lostExamples(planned)];
    const hasFailed = planned.some(({ attempt }) =>
      attempt?.steps.some(({ result }) => result.status === FAILED),
    );
    const isExplained = run.at(-1)?.testRunFinished?.success || hasFailed || faults.length > 0;
    return isExplained ? faults : ['the run failed, though none of its examples did'];
  });
}
