import assert from 'node:assert/strict';
import test from 'node:test';
import { readFeatures } from '../results/features.ts';
import { specify } from '../results/specification.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import { isExample, readMatrix } from './matrix.ts';

const matrix = readMatrix();

test('the matrix has every faulty page, caught under each id listed for it', () => {
  const names = faultyPages.map(({ name }) => name);
  assert.deepEqual(Object.keys(matrix), names);
  for (const { name, fails } of faultyPages) {
    const caughtBy = Object.keys(matrix[name] ?? {});
    const missing = fails.filter((id) => !caughtBy.some((each) => each.startsWith(`${id}-`)));
    assert.deepEqual(missing, [], name);
  }
});

test('each example that may judge any page catches a faulty one that they do not all catch, and the matrix has no others', () => {
  const { points } = specify([], readFeatures('features'));
  const scenarios = points.flatMap((point) => point.scenarios.filter(({ isOwn }) => !isOwn));
  const judging = scenarios.flatMap(({ examples }) => examples.map(({ id }) => id));
  const caught = Object.values(matrix).map((catches) => Object.keys(catches).filter(isExample));
  const byFew = caught.filter((catchers) => catchers.length < judging.length);
  assert.deepEqual([...new Set(byFew.flat())].sort(), judging.sort());
  assert.deepEqual(new Set(caught.flat()), new Set(judging));
});
