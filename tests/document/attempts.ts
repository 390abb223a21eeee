import {
  type Envelope,
  type Pickle,
  type TestCaseStarted,
  type TestStepFinished,
  TestStepResultStatus,
} from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import { NotJudged } from '../driver/not-judged.ts';
import { plainMessage } from '../run/plain-message.ts';

const { PASSED, FAILED, SKIPPED } = TestStepResultStatus;

const messageOf = ({ testStepResult: { exception, message, status } }: TestStepFinished) =>
  exception?.message ?? plainMessage(message ?? status);

/** Why the suite could not judge the page by an example that has finished. */
function whyNotJudged(query: Query, started: TestCaseStarted): string | undefined {
  const steps = query.findTestStepFinishedAndTestStepBy(started);
  const refused = steps.find(
    ([{ testStepResult }]) => testStepResult.exception?.type === NotJudged.name,
  );
  if (refused) return messageOf(refused[0]);
  const failed = steps.findIndex(([{ testStepResult }]) => testStepResult.status === FAILED);
  const first = steps.findIndex(([, { pickleStepId }]) => pickleStepId);
  if (failed !== -1) {
    const [finished] = steps[failed] as (typeof steps)[number];
    return failed < first ? `before its first sentence: ${messageOf(finished)}` : undefined;
  }
  const unclear = steps.find(
    ([{ testStepResult }]) => ![PASSED, SKIPPED].includes(testStepResult.status),
  );
  if (!unclear) return undefined;
  const [{ testStepResult }, testStep] = unclear;
  const text = query.findPickleStepBy(testStep)?.text ?? 'a hook';
  return `‘${text}’ is ${testStepResult.status.toLowerCase()}`;
}

/** Why an attempt at an example has no verdict; `undefined` if it passed, failed or was skipped. */
export function whyNoVerdict(query: Query, started: TestCaseStarted): string | undefined {
  const steps = query.findTestCaseBy(started)?.testSteps ?? [];
  const ended = new Set(query.findTestStepsFinishedBy(started).map(({ testStepId }) => testStepId));
  const isWhole = steps.length > 0 && steps.every(({ id }) => ended.has(id));
  if (!isWhole || !query.findTestCaseFinishedBy(started)) return 'it was started, but not finished';
  return whyNotJudged(query, started);
}

/** An example that was to be run. */
export interface Planned {
  readonly pickle: Pickle;
  /** Its last attempt. */
  readonly started: TestCaseStarted | undefined;
  /** Why it has no verdict; absent if it has one. */
  readonly why: string | undefined;
}

/** The examples that were to be run in a run, whose messages the query knows. */
export function plannedExamples(query: Query, run: readonly Envelope[]): Planned[] {
  const last = new Map(query.findAllTestCaseStarted().map((each) => [each.testCaseId, each]));
  const begun = new Set(run.flatMap(({ testCaseStarted }) => testCaseStarted?.testCaseId ?? []));
  const pickles = new Map(query.findAllPickles().map((pickle) => [pickle.id, pickle]));
  const planned = new Map(
    run.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase] as const] : [])),
  );
  return [...planned.values()].flatMap(({ id, pickleId }) => {
    const pickle = pickles.get(pickleId);
    const started = last.get(id);
    if (!pickle) return [];
    if (started) return { pickle, started, why: whyNoVerdict(query, started) };
    return { pickle, started, why: begun.has(id) ? 'it was not repeated' : 'it was not started' };
  });
}
