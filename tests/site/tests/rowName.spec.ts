import { expect, test } from '@playwright/test';
import { rowName } from '../page/rowName.ts';

const names = (...values: string[][]) => values.slice(1).map((_, nth) => rowName(values, nth));

test('a row is named by a value that no other row has', () => {
  expect(names(['first', 'key'], ['Name', 'Enter'], ['Name', 'Space'])).toEqual(['Enter', 'Space']);
});

test('if no column is unique, the name has as many values as it takes', () => {
  const rows = [
    ['10', '1', 'x'],
    ['10', '2', 'x'],
    ['20', '1', 'x'],
  ];
  expect(names(['width', 'rows', 'more'], ...rows)).toEqual([
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
  expect(names(['width', 'rows', 'place'], ...rows)).toEqual(['above', 'below']);
});

test('the reason for a row is not its name, and an empty value is called empty', () => {
  expect(names(['value', 'because'], ['', 'a'], ['80', 'b'])).toEqual(['empty', 'value 80']);
});

test('a single row is named by its first value', () => {
  expect(names(['value', 'result'], ['5', '6'])).toEqual(['value 5']);
});
