/** Verdicts on the page of a recorded run; those of `npm run judge` itself are in `../../commands/judge.spec.ts`. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { TestStepResultStatus } from '@cucumber/messages';
import { readFeatures } from '../../results/features.ts';
import { passing, RECORDED, readRecorded, withResult } from '../../results/recorded/recorded.ts';
import { specify } from '../../results/specification.ts';
import { pageVerdict } from './page-verdict.ts';
import { EXIT, inTable, summary } from './table.ts';

const { FAILED, SKIPPED } = TestStepResultStatus;
const RUN = readRecorded();
const CIRCUMSTANCES = {
  page: 'http://127.0.0.1:8080/',
  time: '2026-11-26T08:00:00.000Z',
  unseenInRealTime: [],
  commit: '0'.repeat(40),
  changed: false,
};

/** The verdict by a run, its exit code, its table and the line below. */
function judged(run: typeof RUN, reasons: string[] = [], features = RECORDED) {
  const verdict = pageVerdict(CIRCUMSTANCES, specify(run, features), reasons);
  const { points } = verdict;
  const table = inTable(points, 'reports/judge');
  return { ...verdict, code: EXIT[verdict.verdict], table, summary: summary(points) };
}

test('a broken point has its failures, in the table, too', () => {
  const { points, table, summary } = judged(RUN);
  assert.deepEqual(points.flatMap(({ failures }) => failures).at(-1), {
    example: 'R9.1-there-are-rows-rows-2',
    title: 'There are 41 rows',
    place: 'tests/results/recorded/small.feature:23',
    sentence: 'the table has 41 rows',
    error: 'Expected: 41\nReceived: 40',
    picture: 'document/pictures/R9.1-there-are-rows-rows-2.webp',
  });
  assert.match(table, /the table has 41 rows\n {8}Expected: 41\n {8}Received: 40$/m);
  assert.match(table, /^ {8}Picture: reports\/judge\/document\/pictures\/R9\.1-.+\.webp$/m);
  assert.equal(summary, '0 points hold, 0 are not judged, 1 is broken: R9.1');
});

test('of a part of the points, only those that were asked for are listed, not judged if examples are left out', () => {
  const { table } = judged(passing(RUN), [], readFeatures('features'));
  assert.match(table, /^R9\.1 .* not judged +6 of 7 examples passed; it was not run$/);
});

test('what the page cannot show is not judged; what could not be judged makes the verdict incomplete, too', () => {
  const gone = { type: 'NotJudged', message: 'the page answers with 503' };
  for (const [title, result, reason, code] of [
    ['It is not judged', { status: SKIPPED }, 'the order of 40 names does not', 0],
    ['It passes', { status: FAILED, exception: gone }, 'the page answers with 503', 2],
  ] as const) {
    const its = judged(withResult(passing(RUN), title, 1, result));
    const line = `^R9\\.1 .* not judged +5 of 6 examples passed; ${reason}`;
    assert.match(its.table, new RegExp(line, 'm'));
    assert.equal(its.code, code);
  }
});
