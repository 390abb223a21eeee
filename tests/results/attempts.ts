import {
  type Envelope,
  type Pickle,
  type TestCase,
  type TestCaseStarted,
  type TestStepFinished,
  type TestStepResult,
  TestStepResultStatus,
} from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import { Evidence } from '../evidence/attachments.ts';

/** File and line of an example, or of its row. */
export const placeOf = ({ uri, location }: Pickle) => `${uri}:${location?.line}`;

/** The attempt as of the messages read: only the steps that have ended. */
function attemptOf(query: Query, started: TestCaseStarted) {
  const pickle = query.findPickleBy(started) as Pickle;
  const ended = query.findTestStepsFinishedBy(started);
  const { testSteps } = query.findTestCaseBy(started) as TestCase;
  const firstSentence = testSteps.findIndex(({ pickleStepId }) => pickleStepId);
  const steps = testSteps.slice(0, ended.length).map((testStep, nth) => {
    const sentence = query.findPickleStepBy(testStep);
    return {
      isHook: !testStep.pickleStepId,
      /** Whether it comes before the first sentence. */
      isEarly: nth < firstSentence,
      /** Empty for a hook, as its text is. */
      keyword: (sentence && query.findStepBy(sentence)?.keyword) ?? '',
      text: sentence?.text ?? '',
      result: (ended[nth] as TestStepFinished).testStepResult,
    };
  });
  return {
    pickle,
    steps,
    /** Otherwise the process that ran it is gone. */
    hasFinished: query.findTestCaseFinishedBy(started) !== undefined,
    /** The worst result of its steps, of which there is one if it has ended. */
    worst: query.findMostSevereTestStepResultBy(started) as TestStepResult,
    evidence: new Evidence(ended.flatMap((each) => query.findAttachmentsBy(each))),
  };
}

/** One attempt at an example. */
export type Attempt = ReturnType<typeof attemptOf>;

/** Whether a step or an attempt neither passed nor was skipped. */
export const isIssue = ({ status }: TestStepResult) =>
  status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED;

/** All attempts, in the order of their starts. */
export const attemptsIn = (query: Query): Attempt[] =>
  query.findAllTestCaseStarted().map((started) => attemptOf(query, started));

/** Reads a message of a run; returns the attempt that ends with it. */
export function readMessage(query: Query, envelope: Envelope): Attempt | undefined {
  query.update(envelope);
  const ended = envelope.testCaseFinished;
  const started = ended && query.findTestCaseStartedBy(ended);
  return started && attemptOf(query, started);
}
