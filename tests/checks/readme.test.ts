import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test("the README's table of commands explains every script", () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const isExplained = (name: string) =>
    new RegExp(`^\\| .*(npm (run )?|\`)${name}(\`| ).*\\|`, 'm').test(table);
  assert.deepEqual(
    Object.keys(scripts).filter((name) => !isExplained(name)),
    [],
  );
});
