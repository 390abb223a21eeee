import assert from 'node:assert/strict';
import test from 'node:test';
import { type Envelope, type TestStepResult, TestStepResultStatus } from '@cucumber/messages';
import { attemptsAt, passing, readRecorded, without, withResult } from './recorded/recorded.ts';
import { runsOf } from './runs.ts';

const { AMBIGUOUS, FAILED, PENDING, UNDEFINED } = TestStepResultStatus;
const RUN = readRecorded();
const WHERE = 'tests/results/recorded/small.feature:10 ‘It passes’';

const faults = (run: readonly Envelope[]) => runsOf(run).flatMap((each) => each.faults);

test('a run whose examples have all passed, failed or been skipped is valid', () => {
  assert.deepEqual(faults(RUN), []);
});

test('an unfinished example is a fault, wherever it ended', () => {
  const [, ...messages] = attemptsAt(RUN, 'It passes');
  for (const [nth] of messages.entries())
    assert.deepEqual(faults(without(RUN, messages.slice(nth))), [
      `${WHERE}: it was started, but not finished`,
    ]);
});

test('an example that was not started or not repeated as planned is a fault', () => {
  const [passes, fails] = [attemptsAt(RUN, 'It passes'), attemptsAt(RUN, 'It fails once')];
  assert.deepEqual(faults(without(RUN, passes)), [`${WHERE}: it was not started`]);
  const again = fails.findLastIndex(({ testCaseStarted }) => testCaseStarted);
  const [fault] = faults(without(RUN, fails.slice(again)));
  assert.match(`${fault}`, /:6 ‘It fails once’: it was not repeated$/);
});

test('an example that the suite could not judge is a fault with a reason', () => {
  const faultWith = (nth: number, result: Partial<TestStepResult>) =>
    faults(withResult(RUN, 'It passes', nth, result));
  const gone = { type: 'NotJudged', message: 'the browser has ended' };
  assert.deepEqual(faultWith(4, { status: FAILED, exception: gone }), [
    `${WHERE}: the browser has ended`,
  ]);
  assert.deepEqual(faultWith(0, { status: FAILED, message: 'Error: no page\n    at a.ts:1:1' }), [
    `${WHERE}: before its first sentence: no page`,
  ]);
  for (const status of [UNDEFINED, AMBIGUOUS, PENDING])
    assert.deepEqual(faultWith(2, { status }), [
      `${WHERE}: ‘the table has 40 rows’ is ${status.toLowerCase()}`,
    ]);
});

test('a failed hook of the whole run is a fault, and a failed run without a reason is another', () => {
  const passed = passing(RUN);
  const run = passed.map((envelope): Envelope => {
    const { testRunHookFinished: hook, testRunFinished: end } = envelope;
    if (end) return { testRunFinished: { ...end, success: false } };
    if (!hook) return envelope;
    const result = { ...hook.result, status: FAILED, message: 'Error: full' };
    return { testRunHookFinished: { ...hook, result } };
  });
  const WORDS = 'a hook of the whole run has failed, step-definitions/support/hooks.ts';
  for (const fault of faults(run)) assert.ok(fault.startsWith(WORDS) && fault.endsWith(': full'));
  const unexplained = run.filter(({ testRunHookFinished }) => !testRunHookFinished);
  const fault = 'the run failed, though none of its examples did';
  // Whatever the result of another run in the same document.
  assert.deepEqual(faults([...unexplained, ...passed]), [fault]);
});
