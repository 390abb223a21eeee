import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

// It has no types of its own.
const { subset } = createRequire(import.meta.url)('semver');

test('parameter types have literal names and patterns, as editors read them without running the file', () => {
  const source = readFileSync('step-definitions/support/parameter-types.ts', 'utf8');
  const [, ...types] = source.split('defineParameterType(');
  assert.ok(types.length > 0);
  for (const type of types) assert.match(type, /^\{\s*name: '\w+',\s*regexp:\s*\/.+\/\s*[,}]/);
});

test('every Node that package.json promises is one that all packages accept', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const refusing = Object.keys(packages).filter((path) => {
    const { node = '*' } = packages[path].engines ?? {};
    return !subset(engines.node, node);
  });
  assert.deepEqual(refusing, []);
});
