import assert from 'node:assert/strict';
import test from 'node:test';
import { rowName } from './rowName.ts';

const names = (...values: string[][]) => values.slice(1).map((_, nth) => rowName(values, nth));

test('a row is named by a value that no other row has', () => {
  assert.deepEqual(names(['first', 'key'], ['Name', 'Enter'], ['Name', 'Space']), [
    'Enter',
    'Space',
  ]);
});

test('if no column is unique, the name has as many values as needed', () => {
  const rows = [
    ['10', '1', 'x'],
    ['10', '2', 'x'],
    ['20', '1', 'x'],
  ];
  assert.deepEqual(names(['width', 'rows', 'more'], ...rows), [
    'width 10 · rows 1',
    'width 10 · rows 2',
    'width 20 · rows 1',
  ]);
});

test('a later column is enough if its values are unique', () => {
  const rows = [
    ['10', '1', 'above'],
    ['10', '1', 'below'],
  ];
  assert.deepEqual(names(['width', 'rows', 'place'], ...rows), ['above', 'below']);
});

test('the reason for a row is not part of its name, and an empty value is called empty', () => {
  assert.deepEqual(names(['value', 'because'], ['', 'a'], ['80', 'b']), ['empty', 'value 80']);
});

test('a single row is named by its first value', () => {
  assert.deepEqual(names(['value', 'result'], ['5', '6']), ['value 5']);
});
