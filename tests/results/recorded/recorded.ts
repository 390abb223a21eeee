/** A recorded run for tests, and changes to it. */
import {
  type Envelope,
  type TestStepFinished,
  type TestStepResult,
  TestStepResultStatus,
} from '@cucumber/messages';
import { readFeatures } from '../features.ts';
import { readStream } from '../run.ts';

type Run = readonly Envelope[];

/** The folder of its feature, with an index. */
export const FOLDER = 'tests/results/recorded';
/** Its features. */
export const RECORDED = readFeatures(FOLDER);
export const STREAM = `${FOLDER}/run.ndjson`;

export const readRecorded = () => readStream(STREAM);

export const streamOf = (run: Run) => run.map((each) => `${JSON.stringify(each)}\n`).join('');

export const without = (run: Run, left: Run) => run.filter((each) => !left.includes(each));

/** The messages of the attempt at the example with this title. */
export function attemptAt(run: Run, title: string): Envelope[] {
  const pickle = run.find((each) => each.pickle?.name === title)?.pickle;
  const testCase = run.find((each) => each.testCase?.pickleId === pickle?.id)?.testCase;
  const starts = run.flatMap(({ testCaseStarted }) => testCaseStarted ?? []);
  const start = starts.find(({ testCaseId }) => testCaseId === testCase?.id);
  return run.filter((envelope) => {
    const [{ id, testCaseStartedId = id }] = Object.values(envelope);
    return testCaseStartedId === start?.id;
  });
}

const changed = (
  run: Run,
  isChosen: (step: TestStepFinished) => boolean,
  result: Partial<TestStepResult>,
) =>
  run.map((envelope): Envelope => {
    const step = envelope.testStepFinished;
    if (!step || !isChosen(step)) return envelope;
    return { testStepFinished: { ...step, testStepResult: result as TestStepResult } };
  });

/** The run with another result of a step of an example, a sentence or a hook. */
export function withResult(
  run: Run,
  title: string,
  nth: number,
  result: Partial<TestStepResult>,
): Envelope[] {
  const steps = attemptAt(run, title).flatMap(({ testStepFinished: step }) => step ?? []);
  return changed(run, (step) => step === steps[nth], result);
}

/** The run if every example had passed. */
export const passing = (run: Run) =>
  changed(run, () => true, { status: TestStepResultStatus.PASSED });
