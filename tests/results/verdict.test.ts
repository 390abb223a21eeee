import assert from 'node:assert/strict';
import test from 'node:test';
import type { Example, Point } from './specification.ts';
import { judgementOn, type Verdict, worstOf } from './verdict.ts';

const example = (verdict: Verdict, notJudged?: string): Example => ({
  id: 'a',
  place: 'features/09-constants.feature:1',
  verdict,
  ...(notJudged !== undefined && { notJudged }),
  browsers: [],
  title: '',
  sentences: [],
  logs: ['Stored in the browser: nothing'],
  evidence: {},
});

/** A point with a scenario of these examples. */
const pointOf = (examples: readonly Example[]) => {
  const scenario = { isModule: false, isOwn: false, isBuild: false, examples };
  const named = { id: 'R9.5', title: '', description: '', sentences: [], tables: [] };
  const point: Point = { ...named, scenarios: [{ ...named, ...scenario }] };
  return point;
};

const judged = (...examples: readonly Example[]) => judgementOn(pointOf(examples));

test('the worst verdict is failed, then not run; of no verdicts it is not run', () => {
  assert.equal(worstOf(['passed', 'not run', 'failed']), 'failed');
  assert.equal(worstOf(['passed', 'not run']), 'not run');
  assert.equal(worstOf(['passed', 'passed']), 'passed');
  assert.equal(worstOf([]), 'not run');
});

test('a point holds if all its examples passed, apart from those left out without a reason', () => {
  const { judgement, ran, reason } = judged(example('passed'), example('not run'));
  assert.deepEqual([judgement, ran.length, reason], ['holds', 1, '']);
});

test('a point is broken if one example failed, whatever the others', () => {
  const { judgement, failed } = judged(
    example('passed'),
    example('not run', 'it was not started'),
    example('failed'),
  );
  assert.equal(judgement, 'broken');
  assert.equal(failed.length, 1);
});

test('a point is not judged if one of its examples could not judge the page', () => {
  const lost = example('not run', 'it was not started');
  const { judgement, reason } = judged(example('passed'), example('passed'), lost);
  const words = 'Not judged here: it was not started';
  assert.equal(judgement, 'not judged');
  assert.equal(reason, `2 of 3 hold. ${words}`);
  assert.equal(judged(example('passed'), lost).reason, `1 of 2 holds. ${words}`);
  assert.equal(judged(lost, lost).reason, words);
});

test('a point without an example that ran is not judged', () => {
  const { judgement, reason } = judged(example('not run'));
  assert.deepEqual([judgement, reason], ['not judged', 'it was not run']);
});
