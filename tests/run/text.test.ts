import assert from 'node:assert/strict';
import test from 'node:test';
import { many, markdownTable, plainMessage } from './text.ts';

test('a number has its noun in singular or plural', () => {
  assert.equal(many(1, 'row'), '1 row');
  assert.equal(many(1_040, 'row'), '1,040 rows');
  assert.equal(many(2, 'minute is', 'minutes are'), '2 minutes are');
});

test('a plain message has no colours, no stack and no name', () => {
  const message = 'Error: \u001b[31mExpected: 40\u001b[39m\nReceived: 39\n    at a (file.ts:1:2)\n';
  assert.equal(plainMessage(message), 'Expected: 40\nReceived: 39');
});

test('a table has right-aligned numbers and escaped cells', () => {
  assert.equal(
    markdownTable(['id', 'rows'], [['a|b', 40]]),
    '| id | rows |\n| --- | --: |\n| a\\|b | 40 |',
  );
});
