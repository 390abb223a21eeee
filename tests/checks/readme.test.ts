import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { exampleCount, readFeatures, readRequirements } from '../results/features.ts';

const readme = readFileSync('README.md', 'utf8');
const testsReadme = readFileSync('tests/README.md', 'utf8');

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

test('the table of commands explains every script', () => {
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(testsReadme) ?? [];
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

test('every file and folder that a README names or links to exists', () => {
  const missing = READMES.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = text.matchAll(/`((?:features|src|step-definitions|tests)\/[\w./-]*)`/g);
    const linked = text.matchAll(/\]\((?!https?:)([^)#]+)/g);
    return [...named, ...linked]
      .filter(([, path = '']) => !existsSync(path) && !existsSync(join(dirname(file), path)))
      .map(([, path]) => `${file}: ${path}`);
  });
  assert.deepEqual(missing, []);
});

test('the README has the numbers of points, examples, and correct and faulty pages', () => {
  const rules = readFeatures('features');
  const examples = rules.flatMap(({ scenarios }) => scenarios).map(exampleCount);
  const total = examples.reduce((sum, count) => sum + count, 0);
  const [correct, faulty] = [correctPages.length, faultyPages.length];
  assert.equal(readRequirements('features/README.md').size, 50);
  for (const number of [
    /^Fifty numbered points/m,
    `${total} examples`,
    `catch\\s+all ${faulty} bugs`,
    `${correct} correct versions of the page must pass, and each of ${faulty} versions\\s+with one planted bug`,
  ])
    assert.match(readme, new RegExp(number));
  assert.match(
    testsReadme,
    new RegExp(`The ${correct} correct pages.+the ${faulty} faulty ones`, 's'),
  );
});

test('the README quotes features and steps as they are', () => {
  for (const [language, file] of [
    ['gherkin', 'features/02-screen.feature'],
    ['ts', 'step-definitions/steps/sorting.ts'],
  ] as const) {
    assert.ok(readme.includes(`\`${file}\``));
    const source = readFileSync(file, 'utf8');
    const [, quoted = ''] = new RegExp(`^\`\`\`${language}\n(.+?)^\`\`\``, 'ms').exec(readme) ?? [];
    const lines = quoted.trim().split('\n');
    assert.ok(lines.length > 1);
    for (const line of lines) assert.ok(source.includes(line.trim()), line);
  }
});
