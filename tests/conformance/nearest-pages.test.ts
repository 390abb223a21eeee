import assert from 'node:assert/strict';
import test from 'node:test';
import { type Matrix, pagesFailing } from './matrix.ts';
import { type Failing, nearestPages } from './nearest-pages.ts';

/** Pages that fail these examples. */
const matrixOf = (pages: Readonly<Record<string, string>>): Matrix => ({
  pages: Object.fromEntries(
    Object.entries(pages).map(([name, ids]) => [name, { fails: ids.split(' '), caught: {} }]),
  ),
});

/** A judged page that fails some of the examples that ran. */
const failing = (failed: string, ran: string): Failing => ({
  failed: new Set(failed.split(' ')),
  ran: new Set(ran.split(' ')),
});

const names = (matrix: Matrix, point: Failing, page = point) =>
  nearestPages(matrix, point, page).map(({ name }) => name);

test('pages that fail any of the examples are found', () => {
  const matrix = matrixOf({ late: 'a b', early: 'c' });
  assert.deepEqual(pagesFailing(matrix, ['b', 'c']), ['late', 'early']);
  assert.deepEqual(pagesFailing(matrix, ['b', 'd']), ['late']);
  assert.deepEqual(pagesFailing(matrix, []), []);
});

test('the nearest page shares the largest part of the examples that either fails', () => {
  const matrix = matrixOf({ wide: 'a b c d', close: 'a b c', same: 'a b' });
  assert.deepEqual(nearestPages(matrix, failing('a b', 'a b c d'), failing('a b', 'a b c d')), [
    { name: 'same', shared: 2, either: 2 },
    { name: 'close', shared: 2, either: 3 },
    { name: 'wide', shared: 2, either: 4 },
  ]);
});

test('a page that shares less than half of these examples is not near', () => {
  const point = failing('a b', 'a b c d e');
  assert.deepEqual(names(matrixOf({ far: 'a c', near: 'a' }), point), ['near']);
  assert.deepEqual(names(matrixOf({ other: 'c' }), point), []);
});

test('an example that did not judge the page does not count', () => {
  assert.deepEqual(names(matrixOf({ some: 'a x y z' }), failing('a', 'a b')), ['some']);
});

test('at most three pages are named', () => {
  const matrix = matrixOf({ one: 'a', two: 'a', three: 'a', four: 'a' });
  assert.deepEqual(names(matrix, failing('a', 'a')), ['one', 'two', 'three']);
});

test('of pages that are equally near in a point, the one that is nearer on the whole page comes first', () => {
  const matrix = matrixOf({ everything: 'a b c d', only: 'a b' });
  const page = failing('a b', 'a b c d');
  assert.deepEqual(names(matrix, failing('a b', 'a b'), page), ['only', 'everything']);
});
