/** Verdicts on the page of a recorded run; those of `npm run judge` itself are in `../../commands/judge.spec.ts`. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { TestStepResultStatus } from '@cucumber/messages';
import { Mismatch } from '../../model/mismatch.ts';
import { type WrittenWalk, writeFeatures } from '../../model/walk-feature.ts';
import { readFeatures } from '../../results/features.ts';
import {
  passing,
  RECORDED,
  readRecorded,
  streamOf,
  withResult,
} from '../../results/recorded/recorded.ts';
import { readStream } from '../../results/runs.ts';
import { specify } from '../../results/specification.ts';
import { pageVerdict } from './page-verdict.ts';
import { endStream } from './run-examples.ts';
import { EXIT, inTable, summary } from './table.ts';

const RUN = readRecorded();
const FEATURES = readFeatures('features');
const CIRCUMSTANCES = {
  page: 'http://127.0.0.1:8080/',
  time: '2026-11-26T08:00:00.000Z',
  unseenInRealTime: [],
  commit: '0'.repeat(40),
  changed: false,
};

/** The verdict by a run, its exit code, its table and the line below. */
function judged(
  run: typeof RUN,
  walks: WrittenWalk[] = [],
  reasons: string[] = [],
  isPart = false,
  features = RECORDED,
) {
  const specification = specify([run], features);
  const verdict = pageVerdict(CIRCUMSTANCES, specification, walks, reasons, isPart);
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
  assert.equal(summary, '0 points hold, 0 are not judged, 1 is broken: R9.1');
  assert.equal(code, 1);
});

test('a point whose examples all passed holds', () => {
  const { table, code } = judged(passing(RUN));
  assert.match(table, /^R9\.1 .* holds +7 examples$/m);
  assert.equal(code, 0);
});

test('a point is not judged if an example of it was not run; of a part of the points, only those that were asked for are listed', () => {
  const all = judged(passing(RUN), [], [], false, FEATURES);
  assert.match(all.table, /^R2\.2 .* not judged +it was not run$/m);
  const { table } = judged(passing(RUN), [], [], true, FEATURES);
  assert.match(table, /^R9\.1 .* not judged +7 of 8 examples passed; it was not run$/);
});

test('a walk that broke breaks its point, whatever its example does when it is run again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walks-'));
  const error = new Mismatch('R9.1', 'the table has 40 rows', 'Expected: 40\nReceived: 39');
  const sentences = ['the page is open', 'the reader clicks Name'];
  const walks = writeFeatures([{ sentences, rows: 39, error }], folder, specify([], FEATURES));
  const failure = {
    example: 'R9.1-a-walk-the-table-has-40-rows',
    title: 'A walk: the table has 40 rows',
    place: `${folder}/R9.1.feature:7`,
    sentence: 'the table has 40 rows',
    error: 'Expected: 40\nReceived: 39',
  };
  const { code, points, table } = judged(passing(RUN), walks, [], true);
  assert.deepEqual([code, points[0]?.verdict, points[0]?.failures], [1, 'broken', [failure]]);
  assert.match(table, /R9\.1\.feature:7 A walk: the table has 40 rows\n +the table has 40 rows\n/);
  // Before the time was up, no example ran.
  const { verdict, points: all } = judged(
    [],
    walks,
    ['it took more than 1 minute'],
    true,
    FEATURES,
  );
  const broken = all.filter((point) => point.verdict !== 'not judged');
  assert.deepEqual([verdict, broken.map(({ failures }) => failures)], ['broken', [[failure]]]);
  const [again] = judged(RUN).points.flatMap(({ failures }) => failures);
  const [walk] = walks.map((each) => ({ ...each, failure: { ...failure, ...again } }));
  assert.equal(judged(RUN, walk && [walk]).points.flatMap(({ failures }) => failures).length, 2);
});

test('what was found before the time was up is in the verdict, which is incomplete', () => {
  const stream = join(mkdtempSync(join(tmpdir(), 'cut-')), 'judge.ndjson');
  const failed = RUN.findIndex(({ testCaseFinished }) => testCaseFinished) + 1;
  writeFileSync(stream, `${streamOf(RUN.slice(0, failed + 2))}{"testStep`);
  endStream(stream);
  endStream(stream);
  const { code, verdict, reason, points } = judged(readStream(stream), [], ['it took long']);
  assert.deepEqual([code, verdict], [1, 'broken']);
  assert.match(reason, /^it took long; .+: it was not started/);
  assert.equal(points.flatMap(({ failures }) => failures).length, 1);
});

test('what the page cannot show is not judged', () => {
  const skipped = { status: TestStepResultStatus.SKIPPED };
  const { table, code } = judged(withResult(passing(RUN), 'It is not judged', 1, skipped));
  assert.match(
    table,
    /^R9\.1 .* not judged +6 of 7 examples passed; the order of 40 names does not/m,
  );
  assert.equal(code, 0);
});

test('a page that stops answering is not judged, rather than broken', () => {
  const exception = { type: 'NotJudged', message: 'the page answers with 503' };
  const lost = { status: TestStepResultStatus.FAILED, exception };
  const { table, code } = judged(withResult(passing(RUN), 'It passes', 1, lost));
  assert.match(table, /^R9\.1 .* not judged +6 of 7 examples passed; the page answers with 503$/m);
  assert.equal(code, 2);
});
