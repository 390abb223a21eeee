import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';

const readme = readFileSync('README.md', 'utf8');

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every README of the project. */
const READMES = [
  'README.md',
  ...['features', 'step-definitions', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('README.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

test("the README's table of commands explains every script", () => {
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(readme) ?? [];
  const isExplained = (name: string) =>
    new RegExp(`^\\| .*(npm (run )?|\`)${name}(\`| ).*\\|`, 'm').test(table);
  assert.deepEqual(
    Object.keys(scripts).filter((name) => !isExplained(name)),
    [],
  );
});

test('every script that a README names exists', () => {
  const unknown = READMES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  assert.deepEqual(unknown, []);
});

test('every file and folder that a README names exists', () => {
  const missing = READMES.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /`((?:features|src|step-definitions|tests)\/[\w./-]*)`/g,
      ),
    ]
      .filter(([, path = '']) => !existsSync(path) && !existsSync(join(dirname(file), path)))
      .map(([, path]) => `${file}: ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('the README has the numbers of correct and of faulty pages', () => {
  const [, correct, faulty] =
    /The (\d+) correct pages.+?each\s+of\s+the (\d+) faulty ones/s.exec(readme) ?? [];
  assert.deepEqual([Number(correct), Number(faulty)], [correctPages.length, faultyPages.length]);
});
