import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';

const readme = readFileSync('README.md', 'utf8');

test("the README's table of commands explains every script", () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(readme) ?? [];
  const isExplained = (name: string) =>
    new RegExp(`^\\| .*(npm (run )?|\`)${name}(\`| ).*\\|`, 'm').test(table);
  assert.deepEqual(
    Object.keys(scripts).filter((name) => !isExplained(name)),
    [],
  );
});

test('the README has the numbers of correct and of faulty pages', () => {
  const [, correct, faulty] =
    /Its (\d+) correct pages.+?each\s+of (\d+) faulty ones/s.exec(readme) ?? [];
  assert.deepEqual([Number(correct), Number(faulty)], [correctPages.length, faultyPages.length]);
});
