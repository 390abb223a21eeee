import {
  type Envelope,
  type Pickle,
  type TestCase,
  type TestCaseStarted,
  type TestStepResult,
  TestStepResultStatus,
} from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import { Evidence } from '../evidence/attachments.ts';

/** The result of a step that has not ended. */
const LOST: TestStepResult = {
  status: TestStepResultStatus.UNKNOWN,
  duration: { seconds: 0, nanos: 0 },
  message: 'It has not ended: the process that ran it is gone.',
};

/** File and line of an example, or of its row. */
export const placeOf = ({ uri, location }: Pickle) => `${uri}:${location?.line}`;

/** The attempt as of the messages read. */
function attemptOf(query: Query, started: TestCaseStarted) {
  const pickle = query.findPickleBy(started) as Pickle;
  const ended = query.findTestStepsFinishedBy(started);
  const { testSteps } = query.findTestCaseBy(started) as TestCase;
  const firstSentence = testSteps.findIndex(({ pickleStepId }) => pickleStepId);
  const steps = testSteps.map((testStep, nth) => {
    const finished = ended.find(({ testStepId }) => testStepId === testStep.id);
    const sentence = query.findPickleStepBy(testStep);
    return {
      isHook: !testStep.pickleStepId,
      /** Whether it comes before the first sentence. */
      isEarly: nth < firstSentence,
      /** Empty for a hook, as its text is. */
      keyword: (sentence && query.findStepBy(sentence)?.keyword) ?? '',
      text: sentence?.text ?? '',
      /** Unknown if it has not ended, with a message that says so. */
      result: finished?.testStepResult ?? LOST,
    };
  });
  const hasFinished = query.findTestCaseFinishedBy(started) !== undefined;
  return {
    pickle,
    steps,
    /** Whether it has ended. */
    hasFinished,
    /** The worst result of its steps; unknown unless it has ended. */
    worst: (hasFinished && query.findMostSevereTestStepResultBy(started)) || LOST,
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

/**
 * Reads a message of a run.
 *
 * @returns the attempt that ends with it; at the end of the run those without an end
 */
export function readMessage(query: Query, envelope: Envelope): Attempt[] {
  query.update(envelope);
  const { testCaseFinished: ended, testRunFinished } = envelope;
  if (testRunFinished) return attemptsIn(query).filter(({ hasFinished }) => !hasFinished);
  const started = ended && query.findTestCaseStartedBy(ended);
  return started ? [attemptOf(query, started)] : [];
}
