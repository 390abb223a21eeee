/** Reads message streams, and the run in them: what it planned, and why it is invalid or incomplete. */
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

/** The examples of a run, and what is said of it as a whole. */
export type Run = ReturnType<typeof readRun>;

/** @param envelopes the messages of a run; without any, no example was run */
export function readRun(envelopes: readonly Envelope[]) {
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const planned = plannedIn(envelopes, query);
  const attached = new Evidence(envelopes.flatMap(({ attachment }) => attachment ?? []));
  const facts: Partial<RunFacts> = JSON.parse(attached.text('runFacts') ?? '{}');
  const { browser = '', commit = '', changed = false, page } = facts;
  // Walks that broke have a start of their own.
  const start = envelopes.find(({ testRunStarted }) => testRunStarted)?.testRunStarted?.timestamp;
  return {
    planned,
    /** When and on what the examples ran, and faults of the run itself. */
    run: {
      /** ISO 8601; empty if nothing ran. */
      started: start
        ? new Date(TimeConversion.timestampToMillisecondsSinceEpoch(start)).toISOString()
        : '',
      /** Full hash, and whether files differed from it. */
      ...{ commit, changed },
      /** Name and version; empty if no example had a page. */
      browser,
      /** Why it is invalid or incomplete, whether its examples passed or failed. */
      faults: [...failedHooks(query), ...lostExamples(planned)],
      /** Address of the judged page, unless it is this project's own. */
      page,
    },
  };
}

const parse = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Envelope => JSON.parse(line));

/**
 * Reads the messages of a stream.
 *
 * @throws ReportError if the stream is missing or damaged, or its run has not ended
 */
export function readStream(path: string): Envelope[] {
  const envelopes = readReport(path, parse);
  if (!envelopes) throw new ReportError(`There is no message stream ${path}`);
  if (!envelopes.at(-1)?.testRunFinished) throw new ReportError(`The run in ${path} has not ended`);
  return envelopes;
}
