import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { loadConfiguration } from '@cucumber/cucumber/api';
import { reaching, withMentions } from './affected.ts';
import { changesOf, linesOf, moved } from './changes.ts';
import { commandIn } from './commands.ts';
import { linesRun, originsOf } from './coverage.ts';
import { examplesIn } from './examples.ts';
import { kindOf } from './files.ts';
import { History } from './history.ts';
import { Queue } from './queue.ts';

const changed = (before: string, after: string) => changesOf(before, after).flatMap(linesOf);

test('changed lines are numbered as they are now; an insertion and a deletion touch those around', () => {
  assert.deepEqual(changed('a\nb\nc', 'a\nB\nc'), [2]);
  assert.deepEqual(changed('a\nb\nc', 'a\nx\ny\nb\nC'), [1, 2, 3, 4, 5]);
  assert.deepEqual(changed('a\nb\nc', 'a\nc'), [1, 2]);
  assert.deepEqual(changed('a\nb', 'a\nb'), []);
});

test('lines are renumbered after edits above them; a changed line maps to its replacement', () => {
  const changes = changesOf('a\nb\nc\nd\ne', 'x\na\nB\nBB\nc\ne');
  assert.deepEqual(moved([1, 3, 5], changes), [2, 5, 6]);
  assert.deepEqual(moved([2], changes), [3, 4]);
  assert.deepEqual(moved([4], changes), [5, 6]);
});

test('a declaration affects the lines that mention it', () => {
  const texts = {
    'src/constants.ts': '/** Rows. */\nexport const ROWS = [\n  20,\n];\nconst OTHER = 1;',
    'src/list.ts': 'function load() {\n  append(ROWS);\n}\nfunction click() {\n  load();\n}',
  };
  const mentions = (file: string, line: number) => withMentions({ [file]: [line] }, texts);
  assert.deepEqual(mentions('src/constants.ts', 3)['src/list.ts'], [2]);
  assert.deepEqual(mentions('src/constants.ts', 5)['src/list.ts'], []);
  assert.deepEqual(mentions('src/list.ts', 2)['src/list.ts'], [2, 1, 5]);
  assert.deepEqual(mentions('src/constants.ts', 1), { 'src/constants.ts': [1] });
});

test('an example with a changed line that few examples reach comes first', () => {
  const reached = {
    opens: { 'src/a.ts': [1] },
    slow: { 'src/a.ts': [1, 2] },
    quick: { 'src/a.ts': [1, 2] },
    rare: { 'src/a.ts': [1, 2, 3] },
    other: { 'src/b.ts': [1, 2, 3] },
  };
  const ms = { opens: 1, slow: 9, quick: 5, rare: 99 };
  assert.deepEqual(reaching({ 'src/a.ts': [1, 2, 3] }, reached, ms), [
    'rare',
    'quick',
    'slow',
    'opens',
  ]);
  assert.deepEqual(reaching({ 'src/a.ts': [4] }, reached, ms), []);
});

test('a step definition reaches to the next one; lines above the first belong to all', () => {
  const [a, b] = ['step-definitions/steps/a.ts', 'step-definitions/steps/b.ts'];
  const reached = {
    one: { [a]: [5], [b]: [1] },
    two: { [a]: [12] },
    three: { [b]: [1] },
    none: {},
  };
  const users = (file: string, line: number) => reaching({ [file]: [line] }, reached, {}).sort();
  assert.deepEqual(users(a, 5), ['one']);
  assert.deepEqual(users(a, 11), ['one']);
  assert.deepEqual(users(a, 40), ['two']);
  assert.deepEqual(users(a, 4), ['one', 'two']);
  assert.deepEqual(users(b, 7), ['one', 'three']);
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

test('the origins of a script are the lines of src, without code that has no source', () => {
  const script = join(mkdtempSync(join(tmpdir(), 'script-')), 'a.js');
  writeFileSync(script, 'a; b;\nx; y;\n c;');
  const map = { version: 3, sources: [resolve('src/a.ts')], names: [], mappings: 'A,GAAA;;CACA' };
  writeFileSync(`${script}.map`, JSON.stringify(map));
  assert.deepEqual(originsOf(script), [
    [3, 'src/a.ts', 1],
    [13, 'src/a.ts', 2],
  ]);
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

test('a line is a command, or the id of a point', () => {
  assert.deepEqual(['a', 'f', '', ' q '].map(commandIn), ['all', 'failed', 'again', 'quit']);
  assert.deepEqual(commandIn('@r4.3'), { point: 'R4.3' });
  assert.deepEqual(commandIn('B5'), { point: 'B5' });
});

// Cucumber treats names in this list as patterns, and ignores those that match no file.
test('the profile of the watcher names files that exist', async () => {
  const { support } = (await loadConfiguration({ profiles: ['watch'] })).runConfiguration;
  const missing = (support.importPaths ?? []).filter(
    (path) => !path.includes('*') && !existsSync(path),
  );
  assert.deepEqual(missing, []);
});

test('a verdict adds the step definitions to the lines that an example reaches', () => {
  const history = new History();
  history.add({ id: 'one', reached: { 'src/a.ts': [1, 2] } });
  history.add({ id: 'one', passed: false, ms: 9, definitions: { 'steps.ts': [5] } });
  assert.deepEqual(history.reached.one, { 'src/a.ts': [1, 2], 'steps.ts': [5] });
  assert.ok(history.failed.has('one'));
  history.add({ id: 'one', reached: { 'src/a.ts': [3] } });
  history.add({ id: 'one', passed: true, ms: 7, definitions: {} });
  assert.deepEqual([history.reached.one, history.ms.one], [{ 'src/a.ts': [3] }, 7]);
  assert.ok(!history.failed.has('one'));
});

test('the path of a file gives its kind', () => {
  assert.equal(kindOf('features/04-states.feature'), 'feature');
  assert.equal(kindOf('src/table/ContactTable.tsx'), 'page');
  assert.equal(kindOf('step-definitions/modules/row.ts'), 'steps');
  assert.equal(kindOf('step-definitions/support/hooks.ts'), 'shared');
  assert.equal(kindOf('tests/driver/in-page/clock.ts'), 'shared');
  assert.equal(kindOf('features/README.md'), undefined);
  assert.equal(kindOf('src/.constants.ts.swp'), undefined);
});

test('affected examples come before those left over from earlier changes, each once', () => {
  const queue = new Queue();
  queue.add(['a', 'b'], ['a', 'b', 'c', 'd']);
  queue.remove('a');
  queue.add(['c', 'b'], ['c', 'e']);
  assert.deepEqual([queue.first, queue.rest].join(' | '), 'c,b | e,d');
  queue.clear();
  queue.add([], ['x']);
  assert.deepEqual([queue.first, queue.rest], [[], ['x']]);
});
