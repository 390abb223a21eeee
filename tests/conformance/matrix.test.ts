import assert from 'node:assert/strict';
import test from 'node:test';
import { readFeatures } from '../results/features.ts';
import { specify } from '../results/specification.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import { isExample, readMatrix } from './matrix.ts';

const { pages } = readMatrix();

test('the matrix has every faulty page in order, with its fault, caught under each id listed for it', () => {
  const names = faultyPages.map(({ name }) => name);
  assert.deepEqual(Object.keys(pages), names);
  for (const { name, fault, fails } of faultyPages) {
    assert.equal(pages[name]?.fault, fault);
    const caughtBy = Object.keys(pages[name]?.caughtBy ?? {});
    const missing = fails.filter((id) => !caughtBy.some((each) => each.startsWith(`${id}-`)));
    assert.deepEqual(missing, [], name);
  }
});

test('each example that may judge any page catches a faulty one that they do not all catch, and the matrix has no others', () => {
  const { points } = specify([], readFeatures('features'));
  const scenarios = points.flatMap((point) => point.scenarios.filter(({ isOwn }) => !isOwn));
  const judging = scenarios.flatMap(({ examples }) => examples.map(({ id }) => id));
  const caught = Object.values(pages).map(({ caughtBy }) =>
    Object.keys(caughtBy).filter(isExample),
  );
  const byFew = caught.filter((catchers) => catchers.length < judging.length);
  assert.deepEqual([...new Set(byFew.flat())].sort(), judging.sort());
  assert.deepEqual(new Set(caught.flat()), new Set(judging));
});
