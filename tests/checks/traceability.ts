import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { readArguments } from '../run/command-line.ts';

readArguments(
  new Command('npm run traceability').description(
    `Checks that every id of the index has tests and code, every test a known id, and that the \
features have no Gherkin that the published specification does not show. Prints a table.`,
  ),
);

const { faultyPages } = await import('../conformance/faulty/faulty-pages.ts');
const { idsInCode, readFeatures, rulesIn, scenariosOf, tagsOf } = await import(
  '../results/features.ts'
);
const { readOtherTests, readTests } = await import('../results/other-tests.ts');
const { idIn, specify } = await import('../results/specification.ts');

/** R points without code: there are no inputs (R5.1), no sign-in or storage (R6.1), no network calls (R7.1). */
const NO_CODE = ['R5.1', 'R6.1', 'R7.1'];

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

const features = readFeatures('features');
const rules = rulesIn(features.documents);
const { points } = specify([], features);
/** The ids in the comments of `src/`. */
const inCode = filesIn('src')
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .flatMap((file) => idsInCode(readFileSync(`src/${file}`, 'utf8')));
const { properties, components, walks } = readOtherTests();
/** What names points outside the features, by its column in the table. */
const others = {
  properties,
  components,
  faulty: faultyPages.map(({ name, fails }) => ({ file: 'faulty', title: name, ids: fails })),
  walks,
  code: [{ file: 'src/', title: 'comments', ids: inCode }],
};

const faults: string[] = [];

function check(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault);
}

const printRow = (id: string, cells: readonly (string | number)[]) =>
  console.log(id.padEnd(12) + cells.map((cell) => String(cell || '·').padStart(12)).join(''));

for (const file of filesIn('features')) {
  const isKnown = /^[\w-]+\.feature$|^README\.md$/.test(file);
  check(isKnown, `features/${file}:1: neither a feature file nor the index`);
}
// What Gherkin allows but the published specification does not show.
for (const { uri, feature } of features.documents)
  check(!!feature?.children.every(({ rule }) => rule), `${uri}:1: something outside any rule`);
for (const { uri, rule, ids } of rules) {
  const [id = ''] = ids;
  const section = id.startsWith('B') ? 10 : Number.parseInt(id.slice(1), 10);
  const place = `${uri}:${rule.location.line}:`;
  check(ids.length === 1, `${place} the rule has ${ids.length} ids instead of one`);
  check(
    features.titles.get(id) === rule.name,
    `${place} ${id} is not in the index with this title`,
  );
  check(Number.parseInt(basename(uri), 10) === section, `${place} ${id} belongs in another file`);
  check(scenariosOf(rule).length > 0, `${place} ${id} has no scenario`);
  check(!rule.children.some(({ background }) => background), `${place} it has a background`);
  const titles = scenariosOf(rule).map(({ name }) => idIn('', name));
  for (const [nth, { name, description, steps, examples, location }] of scenariosOf(
    rule,
  ).entries()) {
    const at = `${uri}:${location.line}:`;
    check(!/\bshould\b/i.test(name), `${at} the title says "should"`);
    check(titles.indexOf(titles[nth] as string) === nth, `${at} its rule has this title already`);
    check(!description && steps.length > 0, `${at} no sentences, or a description`);
    check(!steps.some(({ docString }) => docString), `${at} a text below a sentence`);
    const isShown = examples.every(
      (table) =>
        !table.name &&
        !table.description &&
        table.tableBody.length > 0 &&
        tagsOf(table).every((tag) => tag === '@chromium'),
    );
    check(isShown, `${at} a table without values, or with a name, description or tag`);
  }
}
printRow('id', ['examples', ...Object.keys(others)]);
const index = readFileSync('features/README.md', 'utf8');
for (const id of features.titles.keys()) {
  const isOfPoint = ({ ids }: { readonly ids: readonly string[] }) => ids.includes(id);
  const ruled = rules.filter(isOfPoint).length;
  check(ruled === 1, `${id} has ${ruled} rules`);
  const isWrong = id.startsWith('R') && inCode.includes(id) === NO_CODE.includes(id);
  const point = points.find((each) => each.id === id);
  const judges = point?.isShared ? 'any page' : 'this page';
  check(
    new RegExp(`^\\| ${id} .*\\| ${judges} +\\|$`, 'm').test(index),
    `features/README.md lacks that ${id} judges ${judges}`,
  );
  check(!isWrong, `src/ ${NO_CODE.includes(id) ? 'mentions' : 'lacks'} ${id}: see NO_CODE`);
  const counts = Object.values(others).map((each) => each.filter(isOfPoint).length);
  printRow(id, [point?.examples.length ?? 0, ...counts]);
}
for (const { file, title, ids } of Object.values(others).flat()) {
  check(ids.length > 0, `${file}: "${title}" names no point`);
  for (const id of ids) check(features.titles.has(id), `${file}: unknown id ${id}`);
}
for (const { file, title, ids } of readTests('tests', '.test.ts')) {
  const namesNone = ids.length === 0 || /^properties\W/.test(file);
  check(namesNone, `${file}: "${title}" tests a tool, so it is no evidence for a point`);
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Traceability holds.' : `Faults: ${faults.length}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
