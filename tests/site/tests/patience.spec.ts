import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { judge } from './judge.ts';

/** Together, these examples contain every assertion that retries. */
const EXAMPLES = [
  'Loading and sorting offer no input',
  'A load keeps the sort, and new rows take their sorted place',
  'Rows loaded while sorted come last in the order of generation',
];

test('a correct page passes even if every answer takes longer than an assertion waits', async () => {
  const stream = test.info().outputPath('slow.ndjson');
  const names = EXAMPLES.flatMap((name) => ['--name', name]);
  const { code, said } = await judge(stream, names, { PATIENCE_MS: '1' });
  expect(stripVTControlCharacters(said)).toContain('3 scenarios (3 passed)');
  expect(code, said).toBe(0);
});
