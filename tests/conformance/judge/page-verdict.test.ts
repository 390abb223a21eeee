import assert from 'node:assert/strict';
import test from 'node:test';
import { passing, readRecorded } from '../../results/recorded/recorded.ts';
import type { Matrix } from '../matrix.ts';
import { type PageVerdict, unjudgedPage } from './page-verdict.ts';
import { CIRCUMSTANCES, recordedVerdict } from './recorded-verdicts.ts';

const ONCE = 'R9.1-it-fails-once';
const RUN = readRecorded();
/** Pages that fail this example each. */
const matrixOf = (examples: Readonly<Record<string, string>>): Matrix => ({
  pages: Object.fromEntries(
    Object.entries(examples).map(([name, id]) => [name, { fails: [id], caught: {} }]),
  ),
});

const MATRIX = matrixOf({
  '39 rows': ONCE,
  'no throttle': 'R9.4-a-burst',
  '41 rows': 'R2.1-the-address-address-leads-to-the-same-screen-1',
});

const pointOf = ({ points }: PageVerdict, id: string) => points.find((point) => point.id === id);

test('a broken point has its failures, and the number of faulty pages that its examples catch', () => {
  const point = pointOf(recordedVerdict(RUN, 'document', MATRIX), 'R9.1');
  assert.equal(point?.failures.length, 2);
  assert.deepEqual(
    { ...point, failures: point.failures.slice(1) },
    {
      id: 'R9.1',
      title: 'The page starts with 40 rows',
      verdict: 'broken',
      reason: '',
      examples: 6,
      faultyPages: 1,
      failures: [
        {
          example: 'R9.1-there-are-rows-rows-2',
          title: 'There are 41 rows',
          place: 'tests/results/recorded/small.feature:23',
          sentence: 'the table has 41 rows',
          error: 'Expected: 41\nReceived: 40',
          picture: 'document/pictures/R9.1-there-are-rows-rows-2.webp',
        },
      ],
    },
  );
});

test('only broken points have failures; the page has the circumstances and one verdict', () => {
  const { points, ownPoints, ...page } = recordedVerdict();
  const { engine, ...rest } = page;
  assert.match(engine, /^chromium \d/);
  assert.deepEqual(rest, { schemaVersion: 3, ...CIRCUMSTANCES, verdict: 'broken', reason: '' });
  assert.deepEqual(ownPoints.at(0), { id: 'R3.6', title: 'One function makes one contact' });
  assert.equal(points.length + ownPoints.length, 50);
  const failed = points.filter(({ failures }) => failures.length > 0);
  assert.deepEqual(
    failed.map(({ id }) => id),
    ['R9.1'],
  );
});

test('without a document there is no picture', () => {
  const [failure] = pointOf(recordedVerdict(), 'R9.1')?.failures ?? [];
  assert.equal(failure?.picture, undefined);
});

test('the examples of a point that holds are known to catch faulty pages', () => {
  const point = pointOf(recordedVerdict(passing(RUN), undefined, MATRIX), 'R9.1');
  assert.deepEqual([point?.verdict, point?.faultyPages], ['holds', 1]);
});

test('a page that could not be judged has the reason, for itself and for every point', () => {
  const { verdict, reason, points, ownPoints } = unjudgedPage(CIRCUMSTANCES, 'it answers with 500');
  assert.deepEqual([verdict, reason], ['not judged', 'it answers with 500']);
  assert.deepEqual(
    points.map(({ id, title }) => [id, title]),
    recordedVerdict().points.map(({ id, title }) => [id, title]),
  );
  assert.deepEqual(ownPoints, recordedVerdict().ownPoints);
  for (const point of points)
    assert.deepEqual([point.verdict, point.reason], ['not judged', 'it answers with 500']);
});
