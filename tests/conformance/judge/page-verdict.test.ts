/** Verdicts on the page of a recorded run; those of `npm run judge` itself are in `../../commands/judge.spec.ts`. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { TestStepResultStatus } from '@cucumber/messages';
import { passing, readRecorded, withResult } from '../../results/recorded/recorded.ts';
import { specify } from '../../results/specify.ts';
import { pageVerdict } from './page-verdict.ts';
import { EXIT, inTable, summary } from './table.ts';

const RUN = readRecorded();
const CIRCUMSTANCES = {
  page: 'http://127.0.0.1:8080/',
  time: '2026-11-26T08:00:00.000Z',
  commit: '0'.repeat(40),
  changed: false,
};

/** The verdict by a run, its exit code, its table and the line below. */
function judged(run: typeof RUN) {
  const verdict = pageVerdict(CIRCUMSTANCES, specify(run, 'features'));
  const { points } = verdict;
  const table = inTable(points, 'reports/judge');
  return { ...verdict, code: EXIT[verdict.verdict], table, summary: summary(points) };
}

test('a broken point has its failures, in the table, too', () => {
  const { points, table, summary, code } = judged(RUN);
  const broken = points.filter(({ failures }) => failures.length > 0);
  const verdicts = broken.map(({ id, verdict, examples }) => [id, verdict, examples]);
  assert.deepEqual(verdicts, [['R9.1', 'broken', 6]]);
  assert.deepEqual(broken[0]?.failures.at(-1), {
    example: 'R9.1-there-are-rows-rows-2',
    title: 'There are 41 rows',
    place: 'tests/results/recorded/small.feature:23',
    sentence: 'the table has 41 rows',
    error: 'Expected: 41\nReceived: 40',
    picture: 'document/pictures/R9.1-there-are-rows-rows-2.webp',
  });
  assert.match(table, /the table has 41 rows\n {8}Expected: 41\n {8}Received: 40$/m);
  assert.match(table, /^ {8}Picture: reports\/judge\/document\/pictures\/R9\.1-.+\.webp$/m);
  const others = points.length - 1;
  assert.equal(summary, `0 points hold, ${others} are not judged, 1 is broken: R9.1`);
  assert.equal(code, 1);
});

test('a page whose examples all passed holds; a point without a result is not judged', () => {
  const { table, code } = judged(passing(RUN));
  assert.match(table, /^R9\.1 .* holds +7 examples$/m);
  assert.match(table, /^R2\.2 .* not judged +it was not run$/m);
  assert.equal(code, 0);
});

test('what the page cannot show is not judged', () => {
  const skipped = { status: TestStepResultStatus.SKIPPED };
  const { table, code } = judged(withResult(passing(RUN), 'It is not judged', 1, skipped));
  assert.match(table, /^R9\.1 .* 6 of 7 hold. Not judged here: the order of 40 names does not/m);
  assert.equal(code, 0);
});

test('a page that stops answering is not judged, rather than broken', () => {
  const exception = { type: 'NotJudged', message: 'the page answers with 503' };
  const lost = { status: TestStepResultStatus.FAILED, exception };
  const { table, code } = judged(withResult(passing(RUN), 'It passes', 1, lost));
  assert.match(table, /^R9\.1 .* not judged .* Not judged here: the page answers with 503$/m);
  assert.equal(code, 2);
});
