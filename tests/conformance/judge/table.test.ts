import assert from 'node:assert/strict';
import test from 'node:test';
import { readRecording } from '../../results/recordings/read.ts';
import type { Name } from '../../results/recordings/recordings.ts';
import type { Example, Point } from '../../results/specification.ts';
import { specify } from '../../results/specify.ts';
import { exitCode, inTable, type Judged, judgePoints, summary } from './table.ts';

/** What the command prints of a recorded run, and its exit code. */
function judgedRun(name: Name, document?: string) {
  const specification = specify(readRecording(name), 'features');
  const points = judgePoints(specification);
  const code = exitCode(points, specification.run);
  return { table: inTable(points, document), last: summary(points), code };
}

test('a page that breaks points fails, and the table says what was expected and found', () => {
  const { table, last, code } = judgedRun('failed', 'document');
  assert.match(table, /^R9\.1 .* broken/m);
  assert.match(table, /the table has 40 rows\n {8}Expected: 40\n {8}Received: 1$/m);
  assert.match(table, /^ {8}Picture: document\/pictures\/R9\.1-.+\.webp$/m);
  assert.equal(last, '0 points hold, 2 are broken R2.1 R9.1');
  assert.equal(code, 1);
});

test('without a document the table names no pictures', () => {
  assert.doesNotMatch(judgedRun('failed').table, /Picture/);
});

test('a page of which all examples passed holds', () => {
  const { table, code } = judgedRun('firefox');
  assert.match(table, /^R2\.2 .* holds +\d examples?$/m);
  assert.match(table, /^R9\.1 .* not judged +it was not run$/m);
  assert.equal(code, 0);
});

test('what the page cannot show is not judged', () => {
  const { table, last, code } = judgedRun('skipped');
  assert.match(table, /^R9\.5 .* not judged +Not judged here: the order of 40 names does not/m);
  assert.equal(last, '0 points hold, 0 are broken');
  assert.equal(code, 0);
});

test('a page that stops answering is not judged, rather than broken', () => {
  const { table, last, code } = judgedRun('lost');
  assert.match(table, /^R9\.1 .* not judged +Not judged here: the page answers with 503$/m);
  assert.equal(last, '0 points hold, 0 are broken');
  assert.equal(code, 2);
});

const example = (verdict: Example['verdict'], more: Partial<Example> = {}): Example => ({
  id: 'a',
  place: 'features/09-constants.feature:1',
  verdict,
  browsers: [],
  texts: ['the page is open'],
  logs: [],
  evidence: {},
  ...more,
});

/** The line of a point with these examples. */
function lineOf(...examples: readonly Example[]): string {
  const scenario = { isModule: false, isOwn: false, examples };
  const point = { id: 'R9.5', title: 'Columns sort', scenarios: [scenario] } as unknown as Point;
  return inTable(judgePoints({ sections: [{ id: '9', title: '', prose: '', points: [point] }] }));
}

test('a point with an example that could not judge the page is not judged, though others passed', () => {
  const notJudged = 'of 1000 contacts no two tie in Name';
  assert.match(
    lineOf(example('passed'), example('not run', { notJudged })),
    /not judged +1 of 2 holds\. Not judged here: of 1000 contacts no two tie in Name$/,
  );
});

test('a point is broken if one example failed, whatever the others say', () => {
  const failed = example('failed', { failedAt: 0, error: 'Expected: 40\nReceived: 39' });
  assert.match(
    lineOf(example('passed'), example('not run'), failed),
    /broken +2 examples\n.*constants.feature:1\n +the page is open\n +Expected: 40\n +Received: 39/,
  );
});

test('points that hold, and those that are broken, are counted in singular and plural', () => {
  const point = (id: string, judgement: Judged['judgement']) =>
    ({ id, judgement, title: '', count: 1, failed: [], reason: '' }) satisfies Judged;
  const [held, other] = [point('R1.1', 'holds'), point('R1.2', 'holds')];
  const [broken, another] = [point('R2.1', 'broken'), point('R2.2', 'broken')];
  const unknown = point('R3.1', 'not judged');
  assert.equal(summary([held, broken, unknown]), '1 point holds, 1 is broken R2.1');
  assert.equal(summary([held, other, unknown]), '2 points hold, 0 are broken');
  assert.equal(summary([broken, another]), '0 points hold, 2 are broken R2.1 R2.2');
});
