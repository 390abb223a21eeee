/** Reads message streams, and the runs in them: what they planned, and why they are invalid or incomplete. */
import { type Envelope, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import { runFactsIn } from '../evidence/attachments.ts';
import { ReportError, readReport } from '../run/reports/report-file.ts';
import { plainMessage } from '../run/text.ts';
import { placeOf, RunReader } from './attempts.ts';
import { lost, outcomeOf } from './verdict.ts';

const { FAILED } = TestStepResultStatus;
/** Number of examples named for each reason. */
const MAX_NAMED = 3;

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

const factsOf = (envelopes: readonly Envelope[]) =>
  runFactsIn(envelopes.flatMap(({ attachment }) => attachment ?? []));

/** The examples that a run was to include, each with its outcome and, if it was started, the attempt at it. */
function plannedIn(run: readonly Envelope[], reader: RunReader) {
  const attempts = reader.attempts();
  const pickles = reader.query.findAllPickles();
  return run.flatMap(({ testCase }) => {
    const pickle = pickles.find(({ id }) => id === testCase?.pickleId);
    if (!pickle) return [];
    // The first one: what passes only when it is repeated is no proof.
    const attempt = attempts.find((each) => each.pickle === pickle);
    const outcome = attempt ? outcomeOf(attempt) : lost('it was not started');
    return { pickle, attempt, outcome };
  });
}

/** The failed hooks of a whole run, in any of its processes, each with its error. */
function failedHooks(query: Query): string[] {
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
  const byReason = new Map<string, string[]>();
  for (const { pickle, outcome } of planned) {
    const [reason] = outcome.reason?.split('\n') ?? [];
    if (!reason || !outcome.isFault) continue;
    const name = `${placeOf(pickle)} ‘${pickle.name}’`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return [...byReason].map(([reason, names]) => {
    const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
    return `${names.slice(0, MAX_NAMED).join(', ')}${more}: ${reason}`;
  });
}

/** One of the runs. */
export type OneRun = ReturnType<typeof readRun>;

function readRun(run: readonly Envelope[]) {
  const reader = new RunReader(run);
  const planned = plannedIn(run, reader);
  const faults = [...failedHooks(reader.query), ...lostExamples(planned)];
  const hasFailed = planned.some(({ outcome }) => outcome.verdict === 'failed');
  const isExplained = run.at(-1)?.testRunFinished?.success || hasFailed || faults.length > 0;
  return {
    /** Empty if no example had a page. */
    browser: factsOf(run).at(-1)?.browser ?? '',
    planned,
    /** Why it is invalid or incomplete, whether its examples passed or failed. */
    faults: isExplained ? faults : ['the run failed, though none of its examples did'],
  };
}

const parse = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Envelope => JSON.parse(line));

/**
 * Reads the messages of one run, or of one shard.
 *
 * @throws ReportError if the stream is missing or damaged, or its run has not ended
 */
export function readStream(path: string): Envelope[] {
  const envelopes = readReport(path, parse);
  if (!envelopes) throw new ReportError(`There is no message stream ${path}`);
  const errors = envelopes.flatMap(({ parseError }) => parseError ?? []);
  if (errors.length > 0) {
    const places = errors.map(({ source, message }) => `${source.uri}: ${message}`);
    throw new ReportError(`No example was run: ${places.join('; ')}`);
  }
  const starts = envelopes.filter(({ testRunStarted }) => testRunStarted).length;
  const ends = envelopes.filter(({ testRunFinished }) => testRunFinished).length;
  if (starts === 0 || starts !== ends) throw new ReportError(`The run in ${path} has not ended`);
  return envelopes;
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
    /** ISO 8601; empty if nothing ran. */
    started: starts.length > 0 ? new Date(Math.min(...starts)).toISOString() : '',
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
    /** Whether an example was run to its end. */
    hasExamples: runs.some(({ planned }) => planned.some(({ attempt }) => attempt?.hasFinished)),
    /** Addresses of the judged pages, unless it is this project's own. */
    pages: distinct(facts.map(({ page }) => page ?? '')),
  };
}
