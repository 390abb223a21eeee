import assert from 'node:assert/strict';
import test from 'node:test';
import { readRecorded } from '../results/recorded/recorded.ts';
import { examplesOf, pointsOf } from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import { readMatrix } from './matrix.ts';

const { pages } = readMatrix();

test('the matrix has every faulty page, caught by each id listed for it', () => {
  const recorded = Object.entries(pages).map(([name, { caught }]) => [name, Object.keys(caught)]);
  const listed = faultyPages.map(({ name, fails }) => [name, [...fails]]);
  assert.deepEqual(Object.fromEntries(recorded), Object.fromEntries(listed));
});

test('the examples of the matrix are in the features', () => {
  const points = pointsOf(specify(readRecorded(), 'features'));
  const ids = new Set(examplesOf(points).map(({ id }) => id));
  const used = Object.values(pages).flatMap(({ fails }) => fails);
  assert.deepEqual(
    [...new Set(used)].filter((id) => !ids.has(id)),
    [],
  );
});
