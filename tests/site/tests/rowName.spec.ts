import { expect, test } from '@playwright/test';
import { rowName } from '../page/rowName.ts';

const names = (...values: string[][]) => values.slice(1).map((_, nth) => rowName(values, nth));

test('a row is called by the value that no other row has', () => {
  expect(names(['first', 'key'], ['Name', 'Enter'], ['Name', 'Space'])).toEqual(['Enter', 'Space']);
});

test('where one column does not tell the rows apart, as many do as it takes', () => {
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

test('a later column that tells all rows apart is enough', () => {
  const rows = [
    ['10', '1', 'above'],
    ['10', '1', 'below'],
  ];
  expect(names(['width', 'rows', 'place'], ...rows)).toEqual(['above', 'below']);
});

test('the reason for a row is not its name, and an empty value has one', () => {
  expect(names(['value', 'because'], ['', 'a'], ['80', 'b'])).toEqual(['empty', 'value 80']);
});

test('a single row is called by its first value', () => {
  expect(names(['value', 'result'], ['5', '6'])).toEqual(['value 5']);
});
