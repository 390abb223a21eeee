import assert from 'node:assert/strict';
import test from 'node:test';
import type { Need } from '../driver/judged-window.ts';
import { searchOrder } from './caught-pages.ts';

const EXAMPLES = ['a', 'b', 'c', 'd'].map((id) => ({ id, place: `01.feature:${id}` }));

/** The ids of the examples in the order of the search, for pages that fail these examples. */
function orderFor(fails: Readonly<Record<string, string[]>>, driven: readonly string[] = []) {
  const needs = new Map<string, readonly Need[]>(
    EXAMPLES.map(({ id, place }) => [place, driven.includes(id) ? ['wheel'] : []]),
  );
  const pages = Object.fromEntries(
    Object.entries(fails).map(([name, each]) => [name, { fails: each, caught: {} }]),
  );
  return searchOrder(EXAMPLES, { pages }, needs).map((place) => place.split(':')[1]);
}

test('the search begins with the examples that catch most, and leaves out those that catch nothing', () => {
  assert.deepEqual(orderFor({ x: ['a', 'b'], y: ['b'], z: ['b', 'c'] }), ['b', 'a', 'c']);
});

test('the search does without examples that need a driven browser', () => {
  assert.deepEqual(orderFor({ x: ['a', 'b'], y: ['b'], z: ['b', 'c'] }, ['b']), ['a', 'c']);
  assert.deepEqual(orderFor({ x: ['b'] }, ['b']), []);
});
