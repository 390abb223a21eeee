/** The results of examples in one or several runs. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { FORMATS } from '../evidence/attachments.ts';
import { madeUpIndex } from './recordings/made-up-index.ts';
import { OPENS, runOf } from './recordings/made-up-run.ts';
import { readRecording } from './recordings/read.ts';
import { examplesOf, pointsOf } from './specification.ts';
import { specify } from './specify.ts';

const INDEX = madeUpIndex({ 'R1.1': 'It shows rows' });

const examplesIn = (run: readonly Envelope[], id: string, features = 'features') =>
  examplesOf(pointsOf(specify(run, features)).filter((point) => point.id === id));

test('an example passes if it and all its sentences passed', () => {
  const cases = [
    ['....', 'passed', undefined],
    ['.F--', 'failed', 0],
    ['..F-', 'failed', 1],
    ['...F', 'failed', undefined],
    ['..U-', 'not run', undefined],
    ['.A--', 'not run', undefined],
    ['..P-', 'not run', undefined],
    ['..-.', 'not run', undefined],
    ['..', 'not run', undefined],
  ] as const;
  for (const [attempt, verdict, failedAt] of cases) {
    const [example] = examplesIn(runOf({ [OPENS]: [attempt] }), 'R1.1', INDEX);
    assert.deepEqual([example?.verdict, example?.failedAt], [verdict, failedAt], attempt);
  }
});

test('an example passes only if it passed in every browser; a failure in any is shown', () => {
  const beside = (attempt: string) => {
    const run = [
      ...runOf({ [OPENS]: ['....'] }, { browser: 'chromium 1' }),
      ...runOf({ [OPENS]: [attempt] }, { browser: 'firefox 1' }),
    ];
    const [example] = examplesIn(run, 'R1.1', INDEX);
    return [example?.verdict, example?.failedAt];
  };
  assert.deepEqual(beside('....'), ['passed', undefined]);
  assert.deepEqual(beside('..-.'), ['not run', undefined]);
  assert.deepEqual(beside('..F.'), ['failed', 1]);
});

test('with one shard only, the examples of the others were not run', () => {
  const verdicts = examplesIn(readRecording('shard-1'), 'R3.7').map(({ verdict }) => verdict);
  assert.deepEqual(new Set(verdicts), new Set(['passed', 'not run']));
});

test('an example that failed in the second engine only has the trace of the failure', () => {
  const inFirst = readRecording('failed').flatMap((envelope): Envelope[] => {
    const { attachment, testStepFinished: step } = envelope;
    if (attachment?.fileName === FORMATS.trace.fileName) return [];
    if (attachment?.fileName === FORMATS.runFacts.fileName) {
      const facts = { ...JSON.parse(attachment.body), browser: 'webkit 1' };
      return [{ attachment: { ...attachment, body: JSON.stringify(facts) } }];
    }
    if (!step) return [envelope];
    const { duration } = step.testStepResult;
    const testStepResult = { duration, status: TestStepResultStatus.PASSED };
    return [{ testStepFinished: { ...step, testStepResult } }];
  });
  const [example] = examplesIn([...inFirst, ...readRecording('repeated')], 'R9.1');
  const browsers = example?.browsers.map(({ browser, verdict }) => `${verdict} ${browser}`) ?? [];
  assert.match(browsers.join(), /^passed webkit 1,failed chromium [\d.]+$/);
  assert.ok(example?.evidence.trace);
});
