import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  announcement,
  precedenceInWords,
  type Sort,
  sortInWords,
} from '../../src/screen-reader/words.ts';

const ALL: Sort = [
  { header: 'Phone', direction: 'descending' },
  { header: 'UUID', direction: 'ascending' },
  { header: 'Name', direction: 'descending' },
  { header: 'Address', direction: 'ascending' },
];

test('@B5 a sort in words has its columns in order, in lower case unless it is an abbreviation', () => {
  const cases: [columns: number, words: string][] = [
    [0, 'Not sorted, in the order of generation'],
    [1, 'Sorted by phone, descending'],
    [2, 'Sorted by phone, descending, then by UUID, ascending'],
    [3, 'Sorted by phone, descending, then by UUID, ascending, then by name, descending'],
  ];
  for (const [columns, words] of cases) assert.equal(sortInWords(ALL.slice(0, columns)), words);
});

test('@B5 each column after the first of a sort has its precedence in words', () => {
  const cases: [place: number, words: string][] = [
    [1, 'Second in the sort, ascending'],
    [2, 'Third in the sort, descending'],
    [3, 'Fourth in the sort, ascending'],
  ];
  for (const [place, words] of cases) assert.equal(precedenceInWords(ALL, place), words);
});

test('@B5 the announcement is what has changed: the sort, and the number of contacts if it has grown', () => {
  const cases: [sorted: string, count: number, text: string][] = [
    ['Not sorted', 40, ''],
    ['Sorted', 40, 'Sorted'],
    ['Not sorted', 60, '20 more contacts, 60 in all'],
    ['Sorted', 100, 'Sorted. 60 more contacts, 100 in all'],
    ['Not sorted', 20, ''],
  ];
  for (const [sorted, count, text] of cases) {
    assert.equal(announcement({ sorted: 'Not sorted', count: 40 }, { sorted, count }), text);
  }
});
