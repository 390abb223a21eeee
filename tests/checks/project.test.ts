/** What READMEs, `package.json`, workflows and the source say of each other. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { readMatrix } from '../conformance/matrix.ts';
import { SURVIVORS } from '../mutation/survivors/table.ts';
import { exampleCount, readFeatures, readRequirements } from '../results/features.ts';

// It has no types of its own.
const { subset } = createRequire(import.meta.url)('semver');

const textOf = (file: string) => readFileSync(file, 'utf8');
const { scripts, engines } = JSON.parse(textOf('package.json'));
const readme = textOf('README.md');
const testsReadme = textOf('tests/README.md');

/** Every README of the project. */
const READMES = [
  'README.md',
  ...['features', 'src', 'step-definitions', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('README.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

/** What a pattern finds in the READMEs, with the file. */
const named = (pattern: RegExp) =>
  READMES.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );

test('the table of commands explains every script, and every script that a README names exists', () => {
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(testsReadme) ?? [];
  for (const name of Object.keys(scripts))
    assert.match(table, new RegExp(`^\\| .*(npm (run )?|\`)${name}(\`| ).*\\|`, 'm'));
  const unknown = named(/npm run ([\w:-]+)/g).filter(({ name }) => !(name in scripts));
  assert.deepEqual(unknown, []);
});

test('every file and folder that a README names or links to exists', () => {
  const paths = [
    ...named(/`((?:features|src|step-definitions|tests)\/[\w./-]*)`/g),
    ...named(/\]\((?!https?:)([^)#]+)/g),
  ];
  const missing = paths.filter(
    ({ file, name }) => !existsSync(name) && !existsSync(join(dirname(file), name)),
  );
  assert.deepEqual(missing, []);
});

test('the READMEs have the numbers of points, examples, pages and surviving mutants', () => {
  const rules = readFeatures('features');
  const judging = rules.filter(({ shared }) => shared.length > 0);
  const all = exampleCount(rules.flatMap(({ scenarios }) => scenarios));
  const any = exampleCount(judging.flatMap(({ shared }) => shared));
  const points = readRequirements('features/README.md').size;
  const [correct, faulty] = [correctPages.length, faultyPages.length];
  const byWalks = Object.values(readMatrix().pages).filter(
    ({ fails }) => fails.length === 0,
  ).length;
  const survivors = SURVIVORS.reduce((count, { mutants }) => count + mutants.length, 0);
  for (const text of [
    `${points} numbered points`,
    `${any} of the ${all} examples, for ${judging.length} of the points`,
    `${correct} correct pages in several styles`,
    `${faulty} pages with one planted bug each: ${faulty - byWalks} fail an example, and each of the ${any} examples`,
    `${byWalks} of the planted bugs need`,
    `the other ${all - any} examples, for ${points - judging.length} points more`,
    `the ${survivors} that are listed`,
  ])
    assert.ok(readme.replaceAll(/\s+/g, ' ').includes(text), text);
  assert.match(testsReadme, new RegExp(`The ${correct} correct .+ the ${faulty} faulty ones`, 's'));
});

test('the README quotes features and steps as they are', () => {
  for (const [language, file] of [
    ['gherkin', 'features/02-screen.feature'],
    ['ts', 'step-definitions/steps/sorting.ts'],
  ] as const) {
    const [, quoted = ''] = new RegExp(`^\`\`\`${language}\n(.+?)^\`\`\``, 'ms').exec(readme) ?? [];
    assert.ok(quoted && readme.includes(`\`${file}\``));
    for (const line of quoted.split('\n')) assert.ok(textOf(file).includes(line.trim()), line);
  }
});

test('parameter types have literal names and patterns, as editors read them without running the file', () => {
  const [, ...types] = textOf('step-definitions/support/parameter-types.ts').split(
    'defineParameterType(',
  );
  assert.ok(types.length > 0);
  for (const type of types) assert.match(type, /^\{\s*name: '\w+',\s*regexp:\s*\/.+\/\s*[,}]/);
});

test('every Node that package.json promises is one that all packages accept', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  const refusing = Object.keys(packages).filter(
    (path) => !subset(engines.node, packages[path].engines?.node ?? '*'),
  );
  assert.deepEqual(refusing, []);
});

const workflows = readdirSync('.github/workflows').map((file) =>
  textOf(`.github/workflows/${file}`),
);
const site = textOf('.github/workflows/site.yml');
const all = workflows.join('\n');

test('every action is pinned to a commit, with its version in a comment', () => {
  const actions = all.match(/\buses:.*/g) ?? [];
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the workflows may only read the project, and publish its site from the main branch', () => {
  const writes = all.match(/\S+: (?:write|read-all|write-all)\b/g);
  assert.deepEqual(writes, ['pages: write', 'id-token: write']);
  for (const text of workflows) assert.match(text, /^permissions: \{\}$/m);
  const checkouts = all.match(/uses: actions\/checkout.*\n +with:\n +persist-credentials: false/g);
  assert.equal(checkouts?.length, all.match(/uses: actions\/checkout/g)?.length);
  assert.match(
    site,
    /^ {2}publish:\n(?:.*\n)*? {4}if: .*&& github\.ref == 'refs\/heads\/main' \}\}$/m,
  );
});

test('the workflow of the site names every shard, so that none is missing from the document', () => {
  const [, shards = ''] = /shard: \[(.+)\]/.exec(site) ?? [];
  const named = [...site.matchAll(/reports\/shards\/shard-(\S+)\/spec\.ndjson/g)];
  assert.equal(named.map(([, nth]) => nth).join(', '), shards);
  assert.ok(site.includes(`--shard \${{ matrix.shard }}/${named.length}`));
});
