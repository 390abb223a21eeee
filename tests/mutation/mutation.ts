import { existsSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { readArguments, refuse } from '../run/command-line.ts';
import { change } from '../run/settings.ts';
import { combine, compare, countMutants, inFiles, type Report, rangesAlive } from './mutants.ts';
import { isBehindRPoints, sources } from './sources.ts';
import { SURVIVORS } from './survivors.ts';

const MIN_PERCENT = 95;

const { args: places } = readArguments(
  new Command('npm run mutation --')
    .description(
      `Counts how many mutants of src/ the tests kill. Properties and unit tests judge all of \
them; then the features judge those in the files behind R points, and the survivors elsewhere.`,
    )
    .argument('[path...]', 'only the files whose paths begin so'),
);
for (const place of places) {
  if (sources([place]).length === 0)
    refuse(`There is no file in src/ whose path begins with ${place}`);
}
const isWhole = places.length === 0;
const files = sources(places);
const named = files.filter(isBehindRPoints);

const { provideBrowser } = await import('../run/browser/launch.ts');
const { writeCases } = await import('../run/reports/junit.ts');
const { runTests } = await import('./stryker.ts');
await provideBrowser();
// Most mutants fail an assertion only after its time-out.
change({ SPEC_TIMEOUT_MS: '1000' });

const byTests = await runTests('tests', files);
const alive = rangesAlive(inFiles(byTests, (file) => !isBehindRPoints(file)));
const byFeatures = await runTests('features', [...named, ...alive]);
const byAll = combine(byTests, byFeatures);
const behindRPoints = inFiles(byFeatures, isBehindRPoints);

/** A score as a test case; it has to be high enough for `src/` as a whole, a few files may have less. */
function score(name: string, report: Report) {
  const { dead, valid } = countMutants(report);
  const percent = valid === 0 ? 100 : (100 * dead) / valid;
  const failure = isWhole && percent < MIN_PERCENT ? `less than ${MIN_PERCENT} %` : undefined;
  return { name: `${name}: ${dead} of ${valid} mutants killed, ${percent.toFixed(1)} %`, failure };
}

const judged = { ...byAll, files: { ...byAll.files, ...behindRPoints.files } };
const table = Object.fromEntries(
  Object.entries(SURVIVORS).filter(([file]) => files.includes(file) || !existsSync(file)),
);
const { missing, outdated } = compare(judged, table);
const wrong = [
  ...missing.map((entry) => `A mutant survives, but is not in survivors.ts: ${entry}`),
  ...outdated.map((entry) => `Outdated in survivors.ts, as it does not survive: ${entry}`),
];
const cases = [
  { name: 'Each survivor has its reason', failure: wrong.join('\n') || undefined },
  score('Files behind R points, by the features alone', behindRPoints),
  score('All, by features, properties and unit tests', byAll),
];
for (const { name, failure } of cases) console.log(failure ? `${name}: ${failure}` : name);
if (cases.some(({ failure }) => failure)) process.exitCode = 1;
// The document shows the last whole run.
if (isWhole) writeCases('reports/mutation.xml', 'mutation', cases);
