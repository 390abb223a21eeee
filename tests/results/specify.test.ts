/** The results of examples and points in one or several runs. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Envelope, type TestStepResult, TestStepResultStatus } from '@cucumber/messages';
import {
  attemptsAt,
  FOLDER,
  inBrowser,
  passing,
  readRecorded,
  without,
  withResult,
} from './recorded/recorded.ts';
import { type Example, pointsOf } from './specification.ts';
import { specify } from './specify.ts';
import { judgementOn } from './verdict.ts';

const { FAILED, SKIPPED } = TestStepResultStatus;
const RUN = readRecorded();

/** The only point as of a run, and its examples by their titles. */
function specified(run: readonly Envelope[], features = FOLDER) {
  const point = pointsOf(specify(run, features)).find(({ id }) => id === 'R9.1');
  assert.ok(point);
  const all = point.scenarios.flatMap(({ examples }) => examples);
  const example = (title: string) => all.find((each) => each.title === title) as Example;
  return { point, example };
}

test('a step that fails, or without a result, decides the verdict on its example', () => {
  const after = (nth: number, status: TestStepResult['status']) => {
    const { verdict, failedAt } = specified(withResult(RUN, 'It passes', nth, { status })).example(
      'It passes',
    );
    return [verdict, failedAt];
  };
  assert.deepEqual(after(1, FAILED), ['failed', 0]);
  assert.deepEqual(after(4, FAILED), ['failed', undefined]);
  assert.deepEqual(after(0, FAILED), ['not run', undefined]);
  assert.deepEqual(after(1, SKIPPED), ['not run', undefined]);
  for (const message of attemptsAt(RUN, 'It passes'))
    if (!message.attachment)
      assert.equal(specified(without(RUN, [message])).example('It passes').verdict, 'not run');
});

test('an example passes only if it passed in every browser; a failure in any is shown', () => {
  const [passed, other] = [passing(RUN), inBrowser(RUN, 'firefox 1')];
  for (const runs of [
    [...passed, ...other],
    [...other, ...passed],
  ]) {
    const failed = specified(runs).example('There are 41 rows');
    assert.deepEqual([failed.verdict, failed.failedAt], ['failed', 1]);
    const browsers = failed.browsers.map(({ browser, verdict }) => `${verdict} ${browser}`).sort();
    assert.match(browsers.join(), /^failed firefox 1,passed chromium [\d.]+$/);
    assert.match(`${failed.error}`, /^firefox 1: Expected/);
    assert.ok(failed.evidence.trace);
  }
});

test('features that were not run are there, and a walk is an example of its point', () => {
  const { point, example } = specified(RUN, 'features');
  assert.equal(point.scenarios[0]?.examples[0]?.verdict, 'not run');
  assert.equal(point.scenarios[0]?.examples[0]?.notJudged, undefined);
  assert.equal(example('It passes').verdict, 'passed');
});

test('a point is broken, holds or is not judged', () => {
  const judged = (run: readonly Envelope[]) => {
    const { judgement, reason } = judgementOn(specified(run).point);
    return [judgement, reason];
  };
  assert.deepEqual(judged(RUN), ['broken', '']);
  const passed = passing(RUN);
  assert.deepEqual(judged(passed), ['holds', '']);
  assert.deepEqual(judged(without(passed, attemptsAt(passed, 'It passes'))), [
    'not judged',
    '6 of 7 hold. Not judged here: it was not started',
  ]);
  const none = passed.filter(({ testCase, testCaseStarted }) => !testCase && !testCaseStarted);
  assert.deepEqual(judged(none), ['not judged', 'it was not run']);
});
