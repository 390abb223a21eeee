import { readdirSync } from 'node:fs';
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { slug } from '../conformance/page/differences.ts';
import { documentsOf, exampleCount, readFeatures, readRequirements } from '../results/features.ts';
import { readArguments } from '../run/command-line.ts';
import { judgingAnyPage } from './any-page.ts';
import { refusedIn } from './refused.ts';
import { readTests } from './tests.ts';

const HELP = `npm run traceability -- [option]

Checks that every id of the index has tests, every test a known id, and that the features have no Gherkin
that the document does not show. Prints a table.

  --any-page  also prints the examples that may judge any page, by point`;

const { values } = readArguments(HELP, { options: { 'any-page': { type: 'boolean' } } });
const requirements = readRequirements('features/README.md');
const rules = readFeatures('features');
const properties = readTests('tests/properties', '.test.ts');
const components = readTests('tests/components', '.spec.tsx');
const walks = readTests('tests/model', '.ts', 'walk');
const conditions = readTests('tests/model/adverse/conditions', '.ts', 'condition');
const faults = documentsOf([], 'features').flatMap(refusedIn);
for (const file of readdirSync('features', { recursive: true, encoding: 'utf8' })) {
  if (!/^[\w-]+\.feature$|^README\.md$/.test(file))
    faults.push(`features/${file}:1: neither a feature file nor the index`);
}

for (const { file, line, title, ids, scenarios } of rules) {
  const place = `features/${file}:${line}`;
  const [id = ''] = ids;
  if (ids.length !== 1) faults.push(`${place}: the rule has ${ids.length} ids instead of one`);
  else if (!requirements.has(id)) faults.push(`${place}: unknown id ${id}`);
  else if (requirements.get(id) !== title)
    faults.push(`${place}: the title differs from ${id} in the index`);
  const section = id.startsWith('B') ? 10 : Number.parseInt(id.slice(1), 10);
  if (Number.parseInt(file, 10) !== section) faults.push(`${place}: ${id} belongs in another file`);
  if (scenarios.length === 0) faults.push(`${place}: ${id} has no scenario`);
  for (const { name, location } of scenarios) {
    if (/\bshould\b/i.test(name))
      faults.push(`features/${file}:${location.line}: the title says "should"`);
  }
}

for (const id of requirements.keys()) {
  const count = rules.filter(({ ids }) => ids.includes(id)).length;
  if (count === 0) faults.push(`${id} has no rule`);
  if (count > 1) faults.push(`${id} has ${count} rules`);
}

for (const { file, title, ids } of [...properties, ...components, ...walks, ...conditions]) {
  if (ids.length === 0) faults.push(`${file}: "${title}" names no requirement`);
  for (const id of ids) {
    if (!requirements.has(id)) faults.push(`${file}: unknown id ${id}`);
  }
}

for (const { file, title, ids } of readTests('tests', '.test.ts')) {
  if (/^properties\W/.test(file) || ids.length === 0) continue;
  faults.push(`${file}: "${title}" tests a tool, so it is no evidence for ${ids.join(', ')}`);
}

for (const { name, fails } of faultyPages) {
  if (fails.length === 0) faults.push(`The page "${name}" names no requirement`);
  for (const id of fails) {
    if (!requirements.has(id)) faults.push(`The page "${name}": unknown id ${id}`);
  }
}
const addresses = new Map<string, string>();
for (const { name } of [...correctPages, ...faultyPages]) {
  const namesake = addresses.get(slug(name));
  if (namesake !== undefined)
    faults.push(`The page "${name}" has the same address as the page "${namesake}"`);
  addresses.set(slug(name), name);
}

const claims = (tests: readonly { ids: readonly string[] }[], id: string) =>
  tests.filter(({ ids }) => ids.includes(id)).length;

const row = (...cells: (string | number)[]) =>
  cells
    .map((cell, index) => String(cell || (index ? '·' : ''))[index ? 'padStart' : 'padEnd'](12))
    .join('');

console.log(row('id', 'examples', 'properties', 'components', 'faulty', 'walks', 'soak'));
for (const id of requirements.keys()) {
  const scenarios = rules.filter(({ ids }) => ids.includes(id)).flatMap((rule) => rule.scenarios);
  const examples = scenarios.reduce((sum, scenario) => sum + exampleCount(scenario), 0);
  const faulty = faultyPages.filter(({ fails }) => fails.includes(id)).length;
  const others = [
    claims(properties, id),
    claims(components, id),
    faulty,
    claims(walks, id),
    claims(conditions, id),
  ];
  console.log(row(id, examples, ...others));
}
if (values['any-page']) console.log(judgingAnyPage(rules).join('\n'));
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? 'Traceability holds.' : `Faults in traceability: ${faults.length}.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
