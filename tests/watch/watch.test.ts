import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf, linesOf, moved } from './changes.ts';
import { reaching, using, withMentions } from './concerned.ts';
import { linesRun } from './coverage.ts';
import { examplesIn } from './examples.ts';
import { readKey } from './keys.ts';
import { kindOf } from './saves.ts';
import { Todo } from './todo.ts';

const changed = (before: string, after: string) => changesOf(before, after).flatMap(linesOf);

test('changed lines are numbered as they are now; an insertion and a deletion touch those around', () => {
  assert.deepEqual(changed('a\nb\nc', 'a\nB\nc'), [2]);
  assert.deepEqual(changed('a\nb\nc', 'a\nx\ny\nb\nC'), [1, 2, 3, 4, 5]);
  assert.deepEqual(changed('a\nb\nc', 'a\nc'), [1, 2]);
  assert.deepEqual(changed('a\nb', 'a\nb'), []);
});

test('lines move with what is inserted and deleted above them, and stand for what they become', () => {
  const changes = changesOf('a\nb\nc\nd\ne', 'x\na\nB\nBB\nc\ne');
  assert.deepEqual(moved([1, 3, 5], changes), [2, 5, 6]);
  assert.deepEqual(moved([2], changes), [3, 4]);
  assert.deepEqual(moved([4], changes), [5, 6]);
});

test('a constant concerns the lines that mention it, a function those of its own', () => {
  const texts = {
    'src/constants.ts': '/** Rows. */\nexport const ROWS = [\n  20,\n];\nconst OTHER = 1;',
    'src/list.ts': 'function load() {\n  append(ROWS);\n}\nfunction click() {\n  load();\n}',
  };
  const mentions = (file: string, line: number, kinds: string[]) =>
    withMentions({ [file]: [line] }, texts, kinds);
  assert.deepEqual(mentions('src/constants.ts', 3, ['const'])['src/list.ts'], [2]);
  assert.deepEqual(mentions('src/constants.ts', 5, ['const'])['src/list.ts'], []);
  assert.deepEqual(mentions('src/list.ts', 2, ['const'])['src/list.ts'], [2]);
  assert.deepEqual(mentions('src/list.ts', 2, ['function'])['src/list.ts'], [2, 1, 5]);
});

test('of the examples that reached a change those come first that reached what few did', () => {
  const reached = {
    opens: { 'a.ts': [1] },
    slow: { 'a.ts': [1, 2] },
    quick: { 'a.ts': [1, 2] },
    rare: { 'a.ts': [1, 2, 3] },
    other: { 'b.ts': [1, 2, 3] },
  };
  const ms = { opens: 1, slow: 9, quick: 5, rare: 99 };
  assert.deepEqual(reaching({ 'a.ts': [1, 2, 3] }, reached, ms), [
    'rare',
    'quick',
    'slow',
    'opens',
  ]);
  assert.deepEqual(reaching({ 'a.ts': [4] }, reached, ms), []);
});

test('a step definition reaches to the next one; what is above the first belongs to all', () => {
  const uses = { one: ['a.ts:5', 'b.ts:1'], two: ['a.ts:12'], three: ['b.ts:1'], none: [] };
  assert.deepEqual(using({ 'a.ts': [5] }, uses), ['one']);
  assert.deepEqual(using({ 'a.ts': [11] }, uses), ['one']);
  assert.deepEqual(using({ 'a.ts': [40] }, uses), ['two']);
  assert.deepEqual(using({ 'a.ts': [4] }, uses), ['one', 'two']);
  assert.deepEqual(using({ 'b.ts': [7] }, uses), ['one', 'three']);
});

test('a line has run if the innermost range around it has', () => {
  const ranges = (...each: [from: number, to: number, count: number][]) => ({
    ranges: each.map(([startOffset, endOffset, count]) => ({ startOffset, endOffset, count })),
  });
  const origins = [0, 10, 20, 30, 40].map((at) => [at, 'src/a.ts', at / 10 + 1] as const);
  const functions = [ranges([0, 50, 1]), ranges([10, 40, 2], [20, 30, 0]), ranges([40, 45, 0])];
  assert.deepEqual(linesRun(origins, functions), { 'src/a.ts': [1, 2, 4] });
  assert.deepEqual(linesRun(origins, [ranges([0, 50, 0])]), {});
});

const FEATURE = `Feature: F
  Some prose.

  @R4.3
  Rule: R
    Scenario Outline: Some rows
      Then the table has <n> rows

      Examples:
        | n  | because |
        | 40 | few     |
        | 60 | more    |
`;

test('an example stays the same as long as its sentences do', () => {
  const ids = (text: string, uri = 'features/f.feature') =>
    examplesIn(uri, text).map(({ id }) => id);
  const [few, more] = ids(FEATURE);
  assert.notEqual(few, more);
  const reworded = FEATURE.replace('Some prose.', 'More\n  prose.').replace('few    ', 'so it is');
  assert.deepEqual(ids(reworded), [few, more]);
  assert.deepEqual(ids(FEATURE.replace('| 60', '| 61'))[0], few);
  assert.notEqual(ids(FEATURE.replace('| 60', '| 61'))[1], more);
  assert.notEqual(ids(FEATURE, 'features/g.feature')[0], few);
  const [example] = examplesIn('features/f.feature', FEATURE);
  assert.equal(example?.place, 'features/f.feature:11');
  assert.deepEqual(example?.tags, ['@R4.3']);
});

test('keys are commands, and letters of an id while one is asked for', () => {
  const type = (names: string) => {
    let read = readKey({ name: 'i' });
    for (const sequence of names) {
      read = readKey({ name: sequence === '\r' ? 'return' : sequence, sequence }, read.typed);
    }
    return read;
  };
  assert.deepEqual(readKey({ name: 'a' }), { command: { run: 'all' } });
  assert.deepEqual(readKey({ name: 'f' }), { command: { run: 'failed' } });
  assert.deepEqual(readKey({ name: 'return' }), { command: { run: 'again' } });
  assert.deepEqual(readKey({ name: 'q' }), { command: { quit: true } });
  assert.deepEqual(readKey({ name: 'c', ctrl: true }), { command: { quit: true } });
  assert.deepEqual(readKey({ name: 'c', ctrl: true }, 'R4'), { command: { quit: true } });
  assert.deepEqual(readKey({ name: 'x' }), {});
  assert.deepEqual(type('@r4.3'), { typed: '@r4.3' });
  assert.deepEqual(type('@r4.3\r'), { command: { run: 'point', id: 'R4.3' } });
  assert.deepEqual(type('\r'), {});
  assert.deepEqual(readKey({ name: 'backspace' }, 'R4'), { typed: 'R' });
  assert.deepEqual(readKey({ name: 'escape' }, 'R4'), {});
});

test('what a file holds is known by its path', () => {
  assert.equal(kindOf('features/04-states.feature'), 'feature');
  assert.equal(kindOf('src/table/ContactTable.tsx'), 'page');
  assert.equal(kindOf('step-definitions/modules/row.ts'), 'definitions');
  assert.equal(kindOf('step-definitions/support/hooks.ts'), 'all');
  assert.equal(kindOf('tests/driver/in-page/quiet.ts'), 'all');
  assert.equal(kindOf('features/README.md'), undefined);
  assert.equal(kindOf('src/.constants.ts.swp'), undefined);
});

test('what a change concerns comes before what is left of earlier ones, each once', () => {
  const todo = new Todo();
  todo.add(['a', 'b'], ['a', 'b', 'c', 'd']);
  todo.done('a');
  todo.add(['c', 'b'], ['c', 'e']);
  assert.deepEqual(
    [todo.first, todo.rest],
    [
      ['c', 'b'],
      ['e', 'd'],
    ],
  );
  todo.replace([], ['x']);
  assert.deepEqual([todo.first, todo.rest], [[], ['x']]);
});
