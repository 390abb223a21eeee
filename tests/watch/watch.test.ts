import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { loadConfiguration } from '@cucumber/cucumber/api';
import { queueAffected } from './affected.ts';
import { commandIn } from './commands.ts';
import { examplesIn } from './examples.ts';
import { kindOf } from './files.ts';
import { History } from './history.ts';
import { Queue } from './queue.ts';

/** The ids of the examples that run first after a save, and of all others. */
function order(texts: Readonly<Record<string, string>>, isSameBuild = false): string {
  const examples = [
    { id: 'sorts', tags: ['@R2.5'] },
    { id: 'row', tags: ['@R2.2', '@module'] },
    { id: 'loads', tags: ['@R4.1'] },
    { id: 'prints', tags: ['@B12'] },
    { id: 'zooms', tags: ['@B1'] },
  ].map((each, line) => ({ ...each, place: `features/f.feature:${line}` }));
  const opening = 'step-definitions/steps/opening.ts';
  const sorting = 'step-definitions/steps/sorting.ts';
  const stepFiles = { sorts: [opening, sorting], prints: [opening] };
  const queue = new Queue();
  queueAffected(queue, texts, isSameBuild, stepFiles, examples);
  return `${queue.first} | ${queue.rest}`;
}

test('the examples of the points that a saved file names come first', () => {
  assert.equal(order({ 'src/a.ts': '// As in R4.1.' }), 'loads,row | sorts,prints,zooms');
  assert.equal(order({ 'src/a.css': '/* B12, R2.5 */' }), 'sorts,prints,row | loads,zooms');
  assert.equal(order({ 'src/a.ts': '//B1', 'src/b.ts': 'R4.1' }), 'loads,zooms,row | sorts,prints');
  assert.equal(order({ 'tests/driver/order.ts': '// R4.1' }), 'loads | sorts,row,prints,zooms');
});

test('a saved file without an id runs everything, first the examples of modules', () => {
  assert.equal(order({ 'src/a.ts': 'const R41 = xR4.1;' }), 'row | sorts,loads,prints,zooms');
  assert.equal(order({ 'tests/driver/order.ts': '' }), ' | sorts,row,loads,prints,zooms');
});

test('a save that leaves the built page as it was runs only the examples of modules', () => {
  assert.equal(order({ 'src/a.ts': '// R4.1' }, true), 'row | ');
});

test('the examples that use a saved file of step definitions come first', () => {
  const sorting = { 'step-definitions/steps/sorting.ts': '// R4.1' };
  assert.equal(order(sorting), 'sorts | row,loads,prints,zooms');
  const opening = { 'step-definitions/steps/opening.ts': '' };
  assert.equal(order(opening, true), 'sorts,prints | row,loads,zooms');
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

test('the history keeps the last verdict and the step definitions of an example', () => {
  const history = new History();
  history.add({ id: 'one', passed: false, stepFiles: ['a.ts'] });
  assert.ok(history.failed.has('one'));
  history.add({ id: 'one', passed: true, stepFiles: ['a.ts', 'b.ts'] });
  assert.deepEqual(history.stepFiles.one, ['a.ts', 'b.ts']);
  assert.ok(!history.failed.has('one'));
});

test('the history keeps no example that does not exist', () => {
  const history = new History();
  for (const id of ['stays', 'goes']) history.add({ id, passed: false, stepFiles: ['a.ts'] });
  history.retain(['stays', 'new']);
  assert.deepEqual([...history.failed], ['stays']);
  assert.deepEqual(history.stepFiles, { stays: ['a.ts'] });
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
