import { readdirSync, readFileSync } from 'node:fs';
import { readArguments } from '../run/command-line.ts';

const HELP = `npm run traceability -- [option]

Checks that every id of the index has tests and code, every test a known id, and that the features have no
Gherkin that the published specification does not show. Prints a table.

  --any-page  also prints the examples that may judge any page, by point`;

const { values } = readArguments(HELP);

const { correctPages } = await import('../conformance/correct/correct-pages.ts');
const { faultyPages } = await import('../conformance/faulty/faulty-pages.ts');
const { slug } = await import('../conformance/page/differences.ts');
const { COMPARED } = await import('../model/expectations.ts');
const { documentsOf, exampleCount, idsIn, readFeatures, readPoints } = await import(
  '../results/features.ts'
);
const { refusedIn } = await import('./refused.ts');

/** R points without code: there are no inputs (R5.1), no sign-in or storage (R6.1), no network calls (R7.1). */
const NO_CODE = ['R5.1', 'R6.1', 'R7.1'];

/** The ids in a text of code. */
const ID = /\b[RB]\d+(?:\.\d+)?\b/g;

/** A test outside the features, or the code, and the ids that it names. */
interface Claim {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The tests in the files of a folder whose names end so. */
function readTests(folder: string, ending: string): Claim[] {
  const files = filesIn(folder).filter((file) => file.endsWith(ending));
  return files.flatMap((file) => {
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const tests = code.matchAll(/\b(?:test|condition)\(\s*(['"`])(.+?)\1,/gs);
    return [...tests].map(([, , title = '']) => ({ file, title, ids: idsIn(title) }));
  });
}

const points = readPoints('features/README.md');
const rules = readFeatures('features');
/** The ids in the comments of `src/`. */
const inCode = filesIn('src')
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(ID) ?? []);
/** What claims points outside the features, by its column in the table. */
const claims: Record<string, readonly Claim[]> = {
  properties: readTests('tests/properties', '.test.ts'),
  components: readTests('tests/components', '.spec.tsx'),
  faulty: faultyPages.map(({ name, fails }) => ({ file: 'faulty', title: name, ids: fails })),
  walks: Object.entries(COMPARED).map(([title, tags]) => ({
    file: 'expectations.ts',
    title,
    ids: idsIn(tags),
  })),
  code: [{ file: 'src/', title: 'comments', ids: inCode }],
};

const faults = documentsOf([], 'features').flatMap(refusedIn);

function check(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault);
}

const printRow = (id: string, cells: readonly (string | number)[]) =>
  console.log(id.padEnd(12) + cells.map((cell) => String(cell || '·').padStart(12)).join(''));

for (const file of filesIn('features')) {
  const isKnown = /^[\w-]+\.feature$|^README\.md$/.test(file);
  check(isKnown, `features/${file}:1: neither a feature file nor the index`);
}
for (const { file, line, title, ids, scenarios } of rules) {
  const [id = ''] = ids;
  const section = id.startsWith('B') ? 10 : Number.parseInt(id.slice(1), 10);
  const place = `features/${file}:${line}:`;
  check(ids.length === 1, `${place} the rule has ${ids.length} ids instead of one`);
  check(points.get(id) === title, `${place} ${id} is not in the index with this title`);
  check(Number.parseInt(file, 10) === section, `${place} ${id} belongs in another file`);
  check(scenarios.length > 0, `${place} ${id} has no scenario`);
  for (const { name, location } of scenarios)
    check(!/\bshould\b/i.test(name), `features/${file}:${location.line}: the title says "should"`);
}
printRow('id', ['examples', ...Object.keys(claims)]);
for (const id of points.keys()) {
  const ofId = ({ ids }: { readonly ids: readonly string[] }) => ids.includes(id);
  const ruled = rules.filter(ofId);
  check(ruled.length === 1, `${id} has ${ruled.length} rules`);
  const isWrong = id.startsWith('R') && inCode.includes(id) === NO_CODE.includes(id);
  check(!isWrong, `src/ ${NO_CODE.includes(id) ? 'mentions' : 'lacks'} ${id}: see NO_CODE`);
  const others = Object.values(claims).map((each) => each.filter(ofId).length);
  printRow(id, [exampleCount(ruled.flatMap(({ scenarios }) => scenarios)), ...others]);
}
for (const { file, title, ids } of Object.values(claims).flat()) {
  check(ids.length > 0, `${file}: "${title}" names no point`);
  for (const id of ids) check(points.has(id), `${file}: unknown id ${id}`);
}
for (const { file, title, ids } of readTests('tests', '.test.ts')) {
  const claimsNothing = ids.length === 0 || /^properties\W/.test(file);
  check(claimsNothing, `${file}: "${title}" tests a tool, so it is no evidence for a point`);
}
const pages = [...correctPages, ...faultyPages].map(({ name }) => slug(name));
for (const [nth, page] of pages.entries())
  check(pages.indexOf(page) === nth, `Two pages have the address of "${page}"`);

for (const { ids, title, file, shared } of values['any-page'] ? rules : []) {
  if (shared.length > 0) console.log(`${ids.join(' ')}  ${title}`);
  for (const { name, location } of shared)
    console.log(`      ${`${file}:${location.line}`.padEnd(26)} ${name}`);
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Traceability holds.' : `Faults: ${faults.length}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
