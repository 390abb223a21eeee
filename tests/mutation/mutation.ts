import { existsSync } from 'node:fs';
import { countMutants } from '../results/mutants.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { readArguments, refuse } from '../run/command-line.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { changeDefaults } from '../run/settings.ts';
import { combine, rangesAlive } from './combine.ts';
import { markdownOf } from './report.ts';
import { isBehindRPoints, sources } from './sources.ts';
import { REPORTS, type Report, runTests } from './stryker.ts';
import { SURVIVORS } from './survivors/table.ts';
import { compare, explain } from './survivors.ts';

const HELP = `npm run mutation -- [path …]

Counts how many mutants of src/, or of the files whose paths begin so, the tests kill. Properties and unit
tests judge all of them; then the features judge those in the files behind R points, and the survivors
elsewhere.`;

const LEAST_PERCENT = 95;

const { positionals: places } = readArguments(HELP, { allowPositionals: true });
for (const place of places) {
  if (sources([place]).length === 0)
    refuse(`There is no file in src/ whose path begins with ${place}`);
}
const isWhole = places.length === 0;
const files = sources(places);
const named = files.filter(isBehindRPoints);

await provideBrowser();
// Most mutants fail an assertion only after its time-out.
changeDefaults({ SPEC_TIMEOUT_MS: '1000' });

const byTests = await runTests('tests', files);
const alive = rangesAlive(byTests, (file) => !isBehindRPoints(file));
const byFeatures = await runTests('features', [...named, ...alive]);
const byAll = combine(byTests, byFeatures);

/** The report without the files that R points do not name. */
function onlyNamed(report: Report): Report {
  const kept = Object.entries(report.files).filter(([file]) => isBehindRPoints(file));
  return { ...report, files: Object.fromEntries(kept) };
}

/** Prints a score, which has to be high enough for `src/` as a whole; a few files may have less. */
function score(name: string, { files }: Report): void {
  const { dead, valid } = countMutants(Object.values(files).flatMap(({ mutants }) => mutants));
  if (valid === 0) return;
  const percent = (100 * dead) / valid;
  console.log(
    `${name}: ${dead} of ${valid} mutants killed, ${percent.toFixed(1)} % (minimum ${LEAST_PERCENT} %)`,
  );
  if (isWhole && percent < LEAST_PERCENT) process.exitCode = 1;
}

const judged = { ...byAll, files: { ...byAll.files, ...onlyNamed(byFeatures).files } };
const table = SURVIVORS.filter(({ file }) => files.includes(file) || !existsSync(file));
const { missing, outdated } = compare(judged, table);
for (const entry of missing)
  console.error(`A mutant survives, but is not in tests/mutation/survivors/: ${entry}`);
for (const entry of outdated)
  console.error(`Outdated in tests/mutation/survivors/, as it does not survive: ${entry}`);
if (missing.length + outdated.length > 0) process.exitCode = 1;
score('Files behind R points, by the features alone', onlyNamed(byFeatures));
score('All, by features, properties and unit tests', byAll);

explain(byAll, SURVIVORS);
// The document shows the mutants of the last whole run.
if (isWhole) {
  writeReport(`${REPORTS}/mutation.json`, JSON.stringify(byAll));
  writeReport('reports/mutation.md', markdownOf(byAll));
}
