import assert from 'node:assert/strict';
import test from 'node:test';
import { rowName } from './rowName.ts';

test('a row is named by all its values, and by the columns of those that are no words', () => {
  const columns = ['list', 'from', 'scrolls'];
  assert.equal(rowName(columns, ['long', '60', 'End']), 'long · from 60 · End');
});

test('the reason for a row is not part of its name, and an empty value is called empty', () => {
  assert.equal(rowName(['because', 'value', 'place'], ['a', '', 'top']), 'value empty · top');
});
