/** What READMEs, `package.json`, workflows and the source say of each other. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { isExample, readMatrix } from '../conformance/matrix.ts';
import { SURVIVORS } from '../mutation/survivors.ts';
import { exampleCount, readFeatures } from '../results/features.ts';

// It has no types of its own.
const { subset } = createRequire(import.meta.url)('semver');

const textOf = (file: string) => readFileSync(file, 'utf8');
const { scripts, engines, version } = JSON.parse(textOf('package.json'));
const readme = textOf('README.md');

/** Every text of the project for people. */
const READMES = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
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
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(textOf('tests/README.md')) ?? [];
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
  const refining = exampleCount(judging.flatMap(({ scenarios }) => scenarios)) - any;
  const own = rules.length - judging.length;
  const anyPage = `${any} examples judge any page, by ${judging.length} points; ${own} more`;
  const [correct, faulty] = [correctPages.length, faultyPages.length];
  const byWalks = Object.values(readMatrix()).filter(
    (catches) => !Object.keys(catches).some(isExample),
  );
  const survivors = Object.values(SURVIVORS).flatMap((reasons) => Object.values(reasons).flat());
  for (const [file, text] of [
    ['README.md', `${rules.length} numbered points`],
    ['README.md', `${any} of the ${all} examples, for ${judging.length} of the points`],
    ['README.md', `${correct} correct pages in several styles`],
    [
      'README.md',
      `${faulty} pages with one planted bug each: examples catch ${faulty - byWalks.length}`,
    ],
    ['README.md', `each of the ${any} examples catches`],
    ['README.md', `${byWalks.length} of the planted bugs need`],
    [
      'README.md',
      `the other ${all - any} examples: ${all - any - refining} define ${own} further points, ${refining} refine the ${judging.length}`,
    ],
    ['README.md', `the ${survivors.length} that are listed`],
    ['tests/conformance/judge/README.md', anyPage],
    ['tests/conformance/judge/README.md', `--branch v${version} `],
    ['CHANGELOG.md', `## ${version} `],
    ['CHANGELOG.md', anyPage],
  ] as const)
    assert.ok(textOf(file).replaceAll(/\s+/g, ' ').includes(text), `${file}: ${text}`);
});

test('each line of a listed survivor is in its file', () => {
  const gone = Object.entries(SURVIVORS).flatMap(([file, reasons]) => {
    const text = textOf(file);
    const lines = Object.values(reasons).flatMap((mutants) =>
      mutants.map(([line]) => line.replace(/[«»]/g, '')),
    );
    return lines.filter((line) => !text.includes(line));
  });
  assert.deepEqual(gone, []);
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
