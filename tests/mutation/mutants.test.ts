import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { schema } from '@stryker-mutator/api/core';
import { combine, compare, type Report, rangesAlive } from './mutants.ts';

const FILE = 'src/a.ts';

/** A report about the three mutants of a file, one in each line. */
function report(...statuses: schema.MutantStatus[]): Report {
  const mutants = statuses.map((status, nth) => ({
    id: `${nth}`,
    location: { start: { line: nth + 1, column: 3 }, end: { line: nth + 1, column: 7 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    status,
  }));
  const file = { language: 'ts', source: '  true;\n'.repeat(3), mutants };
  return { schemaVersion: '1', thresholds: { high: 95, low: 95 }, files: { [FILE]: file } };
}

test('a mutant is killed if any test kills it', () => {
  const byAll = combine(
    report('Killed', 'Survived', 'NoCoverage'),
    report('Survived', 'Timeout', 'Survived'),
  );
  const statuses = byAll.files[FILE]?.mutants.map(({ status }) => status);
  assert.deepEqual(statuses, ['Killed', 'Timeout', 'Survived']);
});

test('mutants that are not killed are mutated again, at their places', () => {
  const byTests = report('Killed', 'Survived', 'Ignored');
  assert.deepEqual(rangesAlive(byTests), ['src/a.ts:2:2-2:6']);
});

test('a survivor that the table lacks and an entry that does not survive are found', () => {
  const table = { [FILE]: { equivalent: [['«true»;', 'false']] } } as const;
  const alive = report('Killed', 'Survived', 'Killed');
  const dead = report('Killed', 'Killed', 'Killed');
  assert.deepEqual(compare(alive, table), { missing: [], outdated: [] });
  assert.equal(compare(alive, {}).missing.length, 1);
  assert.equal(compare(dead, table).outdated.length, 1);
});
