import assert from 'node:assert/strict';
import test from 'node:test';
import type { Matrix } from '../matrix.ts';
import { type PageVerdict, unjudgedPage } from './page-verdict.ts';
import { CIRCUMSTANCES, recordedVerdict } from './recorded-verdicts.ts';

/** The only example of R9.1. */
const FORTY = 'R9.1-there-are-40-rows-at-first-and-as-long-as-nobody-scrolls';
/** Pages that fail this example each. */
const matrixOf = (examples: Readonly<Record<string, string>>): Matrix => ({
  pages: Object.fromEntries(
    Object.entries(examples).map(([name, id]) => [name, { fails: [id], caught: {} }]),
  ),
});

const MATRIX = matrixOf({
  '39 rows': FORTY,
  'no throttle': 'R9.4-a-burst',
  '41 rows': 'R2.1-the-address-address-leads-to-the-same-screen-1',
});

const pointOf = ({ points }: PageVerdict, id: string) => points.find((point) => point.id === id);

test('a broken point has its failures, and the number of faulty pages that its examples catch', () => {
  const point = pointOf(recordedVerdict('failed', 'document', MATRIX), 'R9.1');
  const place = `${point?.failures[0]?.place}`;
  assert.match(place, /^features\/09-constants\.feature:\d+$/);
  assert.deepEqual(point, {
    id: 'R9.1',
    title: 'The page starts with 40 rows',
    verdict: 'broken',
    reason: '',
    examples: 1,
    faultyPages: 1,
    failures: [
      {
        example: FORTY,
        title: 'There are 40 rows at first, and as long as nobody scrolls',
        place,
        sentence: 'the table has 40 rows',
        error: 'Expected: 40\nReceived: 1',
        picture: `document/pictures/${FORTY}.webp`,
      },
    ],
  });
});

test('only broken points have failures; the page has the circumstances and one verdict', () => {
  const { points, ownPoints, ...page } = recordedVerdict('failed');
  const { engine, ...rest } = page;
  assert.match(engine, /^chromium \d/);
  assert.deepEqual(rest, { schemaVersion: 3, ...CIRCUMSTANCES, verdict: 'broken', reason: '' });
  assert.deepEqual(ownPoints.at(0), { id: 'R3.6', title: 'One function makes one contact' });
  assert.equal(points.length + ownPoints.length, 50);
  const failed = points.filter(({ failures }) => failures.length > 0);
  assert.deepEqual(
    failed.map(({ id }) => id),
    ['R2.1', 'R9.1'],
  );
});

test('the failure of a row has the title with its values, and without a document no picture', () => {
  const failures = pointOf(recordedVerdict('failed'), 'R2.1')?.failures ?? [];
  assert.equal(failures.length, 3);
  const [failure] = failures;
  assert.equal(failure?.title, 'The address "?page=2" leads to the same screen');
  assert.equal(failure?.picture, undefined);
});

test('the examples of a point that holds are known to catch faulty pages', () => {
  const matrix = matrixOf({ 'no UUID': 'R2.2-the-header-names-the-columns' });
  const point = pointOf(recordedVerdict('firefox', undefined, matrix), 'R2.2');
  assert.deepEqual([point?.verdict, point?.faultyPages], ['holds', 1]);
});

test('a page that could not be judged has the reason, for itself and for every point', () => {
  const { verdict, reason, points, ownPoints } = unjudgedPage(CIRCUMSTANCES, 'it answers with 500');
  assert.deepEqual([verdict, reason], ['not judged', 'it answers with 500']);
  assert.deepEqual(
    points.map(({ id, title }) => [id, title]),
    recordedVerdict('lost').points.map(({ id, title }) => [id, title]),
  );
  assert.deepEqual(ownPoints, recordedVerdict('lost').ownPoints);
  for (const point of points)
    assert.deepEqual([point.verdict, point.reason], ['not judged', 'it answers with 500']);
});
