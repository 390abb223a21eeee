import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('parameter types have literal names and patterns, as editors read them without running the file', () => {
  const source = readFileSync('step-definitions/support/parameter-types.ts', 'utf8');
  const [, ...types] = source.split('defineParameterType(');
  assert.ok(types.length > 0);
  for (const type of types) assert.match(type, /^\{\s*name: '\w+',\s*regexp:\s*\/.+\/\s*[,}]/);
});
