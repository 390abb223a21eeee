/**
 * `npm run mutation [path …]`: how many mutants of `src/`, or of the files whose paths begin so, the
 * tests kill. The properties and unit tests judge all of them. The features judge the files that R
 * points name, and of the others the mutants that are still alive.
 */

import { existsSync } from 'node:fs';
import { countMutants } from '../results/mutants.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { changeDefaults } from '../run/settings.ts';
import { combine, rangesAlive } from './combine.ts';
import { markdownOf } from './report.ts';
import { isNamedByPoints, sources } from './sources.ts';
import { REPORTS, type Report, runTests } from './stryker.ts';
import { SURVIVORS } from './survivors/table.ts';
import { compare, explain } from './survivors.ts';

const LEAST_PERCENT = 95;

const places = process.argv.slice(2);
const isWhole = places.length === 0;
const files = sources(places);
const isUnnamed = (file: string) => !isNamedByPoints(file);

await provideBrowser();
// Most mutants die by a wait for what never comes.
changeDefaults({ TIMEOUT_MS: '1000' });

const byTests = await runTests('tests', files);
const byFeatures = await runTests('features', [
  ...files.filter(isNamedByPoints),
  ...rangesAlive(byTests, isUnnamed),
]);
const byAll = combine(byTests, byFeatures);

/** The part of a report about some of its files. */
const only = (report: Report, isCounted: (file: string) => boolean): Report => ({
  ...report,
  files: Object.fromEntries(Object.entries(report.files).filter(([file]) => isCounted(file))),
});
const named = only(byFeatures, isNamedByPoints);
const judged = { ...byAll, files: { ...only(byAll, isUnnamed).files, ...named.files } };

const table = SURVIVORS.filter(({ file }) => files.includes(file) || !existsSync(file));
const { missing, outdated } = compare(judged, table);
explain(byAll, SURVIVORS);
if (isWhole) {
  writeReport(`${REPORTS}/mutation.json`, JSON.stringify(byAll));
  writeReport('reports/mutation.md', markdownOf(byAll));
}

for (const [name, report] of [
  ['what R points name, by the features alone', named],
  ['all, by features, properties and unit tests', byAll],
] as const) {
  const { dead, valid } = countMutants(Object.values(report.files).flatMap((file) => file.mutants));
  const percent = (100 * dead) / valid;
  console.log(
    `${name}: ${dead} of ${valid} mutants killed, ${percent.toFixed(1)} % (at least ${LEAST_PERCENT})`,
  );
  // A few files may have more than their share of survivors.
  if (isWhole && !(percent >= LEAST_PERCENT)) process.exitCode = 1;
}
for (const entry of missing) console.error(`Survives, but is not in the table: ${entry}`);
for (const entry of outdated) console.error(`Is in the table, but does not survive: ${entry}`);
if (missing.length + outdated.length > 0) process.exitCode = 1;
