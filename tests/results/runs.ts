/** Reads message streams, and the runs in them: what they planned, and why they are invalid or incomplete. */
import { type Envelope, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { Evidence, type RunFacts } from '../evidence/attachments.ts';
import { ReportError, readReport } from '../run/reports/report-file.ts';
import { plainMessage } from '../run/text.ts';
import { attemptsIn, placeOf } from './attempts.ts';
import { lost, outcomeOf } from './verdict.ts';

const { FAILED } = TestStepResultStatus;

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

/** The first line of an error. */
const firstLine = (message = '') => plainMessage(message).split('\n')[0] as string;

/** The examples that a run was to include, each with its outcome and, if it was started, the attempt at it. */
function plannedIn(run: readonly Envelope[], query: Query) {
  const attempts = attemptsIn(query);
  const pickles = query.findAllPickles();
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
    failed.map(({ result }) => `a hook of the whole run has failed: ${firstLine(result.message)}`),
  );
}

/** The reasons why examples could not judge the page, each with its first example. */
function lostExamples(planned: ReturnType<typeof plannedIn>): string[] {
  const missed = planned.filter(({ outcome }) => outcome.isFault);
  const reasonOf = ({ outcome }: (typeof missed)[number]) => firstLine(outcome.reason);
  return distinct(missed.map(reasonOf)).map((reason) => {
    const [first, ...others] = missed.filter((each) => reasonOf(each) === reason);
    const { pickle } = first as (typeof missed)[number];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${placeOf(pickle)} ‘${pickle.name}’${more}: ${reason}`;
  });
}

/** One of the runs. */
export type OneRun = ReturnType<typeof readRun>;

export function readRun(run: readonly Envelope[]) {
  const query = new Query();
  for (const envelope of run) query.update(envelope);
  const planned = plannedIn(run, query);
  const attached = new Evidence(run.flatMap(({ attachment }) => attachment ?? []));
  const facts: Partial<RunFacts> = JSON.parse(attached.text('runFacts') ?? '{}');
  const start = query.findTestRunStarted()?.timestamp;
  return {
    facts,
    /** Empty if no example had a page. */
    browser: facts.browser ?? '',
    /** When it was started, ISO 8601. */
    started: start
      ? new Date(TimeConversion.timestampToMillisecondsSinceEpoch(start)).toISOString()
      : '',
    planned,
    /** Why it is invalid or incomplete, whether its examples passed or failed. */
    faults: [...failedHooks(query), ...lostExamples(planned)],
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
  if (!envelopes.at(-1)?.testRunFinished) throw new ReportError(`The run in ${path} has not ended`);
  return envelopes;
}

/** When and on what the examples ran, in one run or several, and faults of the run itself. */
export const summarize = (runs: readonly OneRun[]) => ({
  /** When the first run was started, ISO 8601; empty if nothing ran. */
  started: runs[0]?.started ?? '',
  /** Full hashes. */
  commits: distinct(runs.map(({ facts }) => facts.commit ?? '')),
  /** Whether files differed from the commit. */
  changed: runs.some(({ facts }) => facts.changed),
  browsers: distinct(runs.map(({ browser }) => browser)),
  /** Why it is invalid or incomplete; empty if it is not. */
  faults: runs.flatMap(({ faults }) => faults),
  /** Address of the judged page, unless it is this project's own. */
  page: runs.find(({ facts }) => facts.page)?.facts.page,
});
