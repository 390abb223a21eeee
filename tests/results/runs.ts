/** The runs in message streams: what they planned, and why they are invalid or incomplete. */
import { type Envelope, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import { runFactsIn } from '../evidence/attachments.ts';
import { plainMessage } from '../run/text.ts';
import { type Attempt, placeOf, readerOf } from './attempts.ts';
import { faultOf } from './verdict.ts';

const { FAILED } = TestStepResultStatus;
/** Number of examples named for each reason. */
const MAX_NAMED = 3;

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

const factsOf = (envelopes: readonly Envelope[]) =>
  runFactsIn(envelopes.flatMap(({ attachment }) => attachment ?? []));

/**
 * The examples that a run was to include, with the last attempt at each, if it was started and repeated as
 * planned, and why it could not judge the page, for a reason that is no fault of the page.
 */
function plannedIn(run: readonly Envelope[], query: Query, attempts: readonly Attempt[]) {
  const pickles = new Map(query.findAllPickles().map((pickle) => [pickle.id, pickle]));
  const begun = new Set(run.flatMap(({ testCaseStarted }) => testCaseStarted?.testCaseId ?? []));
  return run.flatMap(({ testCase }) => {
    const pickle = testCase && pickles.get(testCase.pickleId);
    if (!pickle) return [];
    const attempt = attempts.find((each) => each.pickle === pickle);
    if (attempt) return { pickle, attempt, fault: faultOf(attempt) };
    const fault = begun.has(testCase.id) ? 'it was not repeated' : 'it was not started';
    return { pickle, attempt, fault };
  });
}

/** The failed hooks of a whole run, in any of its processes, each with its error. */
export function failedHooks(query: Query): string[] {
  const failed = query
    .findAllTestRunHookFinished()
    .filter(({ result }) => result.status === FAILED);
  return distinct(
    failed.map((finished) => {
      const { uri, location } = query.findHookBy(finished)?.sourceReference ?? {};
      const [message] = plainMessage(finished.result.message ?? '').split('\n');
      return `a hook of the whole run has failed, ${uri}:${location?.line}: ${message}`;
    }),
  );
}

/** The reasons why examples could not judge the page, each with some of its examples. */
function lostExamples(planned: ReturnType<typeof plannedIn>): string[] {
  const reasons = distinct(planned.map(({ fault = '' }) => fault.split('\n')[0] as string));
  return reasons.map((reason) => {
    const lost = planned.filter(({ fault }) => fault?.split('\n')[0] === reason);
    const names = lost.map(({ pickle }) => `${placeOf(pickle)} ‘${pickle.name}’`);
    const more = lost.length > MAX_NAMED ? ` and ${lost.length - MAX_NAMED} more` : '';
    return `${names.slice(0, MAX_NAMED).join(', ')}${more}: ${reason}`;
  });
}

/** One of the runs. */
export type OneRun = ReturnType<typeof readRun>;

function readRun(run: readonly Envelope[]) {
  const reader = readerOf(run);
  const attempts = reader.attempts();
  const planned = plannedIn(run, reader.query, attempts);
  const faults = [...failedHooks(reader.query), ...lostExamples(planned)];
  const hasFailed = attempts.some(({ steps }) =>
    steps.some(({ result }) => result.status === FAILED),
  );
  const isExplained = run.at(-1)?.testRunFinished?.success || hasFailed || faults.length > 0;
  return {
    /** Empty if no example had a page. */
    browser: factsOf(run).at(-1)?.browser ?? '',
    planned,
    /** Why it is invalid or incomplete, whether its examples passed or failed. */
    faults: isExplained ? faults : ['the run failed, though none of its examples did'],
  };
}

/** The runs in consecutive streams. */
export function runsOf(envelopes: readonly Envelope[]): OneRun[] {
  const ends = envelopes.flatMap(({ testRunFinished }, nth) => (testRunFinished ? nth + 1 : []));
  return ends.map((end, nth) => readRun(envelopes.slice(ends[nth - 1] ?? 0, end)));
}

export type Run = ReturnType<typeof summarize>;

/** When and on what the examples ran, in one run or several, and faults of the run itself. */
export function summarize(envelopes: readonly Envelope[], runs: readonly OneRun[]) {
  const facts = factsOf(envelopes);
  const starts = envelopes.flatMap(({ testRunStarted: start }) =>
    start ? TimeConversion.timestampToMillisecondsSinceEpoch(start.timestamp) : [],
  );
  const committed = distinct(facts.map((each) => each.committed ?? '')).map(Date.parse);
  const software = envelopes.flatMap(({ meta }) =>
    meta ? [meta.implementation, meta.runtime, meta.os] : [],
  );
  return {
    started: new Date(Math.min(...starts)).toISOString(),
    /** Full hashes. */
    commits: distinct(facts.map(({ commit }) => commit)),
    /** When the last of them was committed; empty if no run recorded it. */
    committed: committed.length > 0 ? new Date(Math.max(...committed)).toISOString() : '',
    /** Whether files differed from the commit. */
    changed: facts.some(({ changed }) => changed),
    browsers: distinct(facts.map(({ browser }) => browser)),
    /** Names and versions of cucumber, its runtime and the operating system. */
    software: distinct(software.map(({ name, version = '' }) => `${name} ${version}`.trim())),
    /** Why it is invalid or incomplete; empty if it is not. */
    faults: runs.flatMap(({ faults }) => faults),
    /** Addresses of the judged pages, unless it is this project's own. */
    pages: distinct(facts.map(({ page }) => page ?? '')),
  };
}
