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
import { readFeatures } from '../results/features.ts';
import { specify } from '../results/specification.ts';

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

/** What the group of a pattern finds in the READMEs, with the file. */
const mentionsOf = (pattern: RegExp) =>
  READMES.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );

test('the table of commands explains every script, and every script that a README names exists', () => {
  const [, table = ''] = /^## Commands\n(.+?)^## /ms.exec(textOf('tests/README.md')) ?? [];
  for (const name of Object.keys(scripts))
    assert.match(table, new RegExp(`^\\| .*(npm (run )?|\`)${name}(\`| ).*\\|`, 'm'));
  const unknown = mentionsOf(/npm run ([\w:-]+)/g).filter(({ name }) => !(name in scripts));
  assert.deepEqual(unknown, []);
});

test('every file and folder that a README names or links to exists', () => {
  const paths = [
    ...mentionsOf(/`((?:features|src|step-definitions|tests)\/[\w./-]*)`/g),
    ...mentionsOf(/\]\((?!https?:)([^)#]+)/g),
  ];
  const missing = paths.filter(
    ({ file, name }) => !existsSync(name) && !existsSync(join(dirname(file), name)),
  );
  assert.deepEqual(missing, []);
});

test('the README has the numbers of points, examples, pages and surviving mutants', () => {
  const { points } = specify([], readFeatures('features'));
  const judging = points.filter(({ isShared }) => isShared);
  const own = points.filter(({ isShared }) => !isShared);
  const countOf = (those: typeof points, isOwn: boolean) =>
    those
      .flatMap(({ scenarios }) => scenarios)
      .filter((scenario) => scenario.isOwn === isOwn)
      .flatMap(({ examples }) => examples).length;
  const byExamples = Object.values(readMatrix()).filter((catches) =>
    Object.keys(catches).some(isExample),
  );
  const byPictures = byExamples.filter((catches) =>
    Object.entries(catches).every(
      ([id, sentence]) => !isExample(id) || sentence.includes('can be seen'),
    ),
  );
  const survivors = Object.values(SURVIVORS).flatMap((reasons) => Object.values(reasons).flat());
  const shared = countOf(judging, false);
  const refining = countOf(judging, true);
  const defining = countOf(own, true);
  const table = `| number | of |
| --: | --- |
| ${points.length} | points, each with an id: ${judging.length} judge any page, ${own.length} this page alone |
| ${shared + refining + defining} | examples: ${shared} judge any page, ${refining + defining} this page alone (${defining} define its ${own.length} points, ${refining} refine the ${judging.length}) |
| ${correctPages.length} | correct pages, which must pass |
| ${faultyPages.length} | faulty pages, each with one planted bug: examples catch ${byExamples.length}, ${byPictures.length} of them by pictures alone; random walks catch the others |
| ${survivors.length} | changes to the code that no test notices, each listed with its reason |
`;
  assert.ok(readme.includes(table), `README.md lacks this table:\n${table}`);
});

test('the READMEs name the present version', () => {
  const judging = textOf('tests/conformance/judge/README.md');
  assert.ok(judging.includes(`--branch v${version} `));
  assert.ok(textOf('CHANGELOG.md').includes(`## ${version}\n`));
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
