import assert from 'node:assert/strict';
import test from 'node:test';
import { readRecorded } from '../results/recorded/recorded.ts';
import { pointsOf } from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import { readMatrix } from './matrix.ts';

const { pages } = readMatrix();

test('the matrix has every faulty page, caught by each id listed for it', () => {
  const recorded = Object.entries(pages).map(([name, { caught }]) => [name, Object.keys(caught)]);
  const listed = faultyPages.map(({ name, fails }) => [name, [...fails]]);
  assert.deepEqual(Object.fromEntries(recorded), Object.fromEntries(listed));
});

test('each example that may judge any page catches a faulty one that does not fail them all, and the matrix has no others', () => {
  const scenarios = pointsOf(specify(readRecorded(), 'features')).flatMap(
    (point) => point.scenarios,
  );
  const shared = scenarios.filter(({ isOwn }) => !isOwn).flatMap(({ examples }) => examples);
  // The recorded run has examples of its own.
  const judging = shared.filter(({ place }) => place.startsWith('features/')).map(({ id }) => id);
  const caught = Object.values(pages).map(({ fails }) => fails);
  const failingSome = caught.filter((fails) => fails.length < judging.length);
  assert.deepEqual([...new Set(failingSome.flat())].sort(), judging.sort());
  assert.deepEqual(new Set(caught.flat()), new Set(judging));
});
