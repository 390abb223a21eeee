/**
 * `npm run mutation [path …]`: how many mutants of `src/`, or of the files whose paths begin so, the
 * tests kill. What R points name is judged by the features alone, everything by the features, the
 * properties and the unit tests together; mutants of the rest are judged by the quicker tests first.
 */

import { existsSync } from 'node:fs';
import { provideBrowser } from '../run/browser/provide.ts';
import { readIfWhole, writeReport } from '../run/reports/report-file.ts';
import { changeDefaults } from '../run/settings.ts';
import { canary } from './canary.ts';
import { compare, explain } from './exceptions.ts';
import { htmlOf } from './html.ts';
import { judge, REPORTS, type Report } from './judge.ts';
import { merge } from './merge.ts';
import { markdownOf, metricsOf } from './report.ts';
import { isNamedByPoints, sources } from './sources.ts';
import { SURVIVORS } from './survivors/table.ts';

const LEAST_PERCENT = 95;
const WHOLE = `${REPORTS}/mutation.json`;

const places = process.argv.slice(2);
const files = sources(places);
const named = files.filter(isNamedByPoints);
const engine = files.filter((file) => !isNamedByPoints(file));

await provideBrowser();
// Most mutants die by a wait for what never comes.
changeDefaults({ TIMEOUT_MS: '1000' });

const alive = await canary();
if (alive.length > 0) {
  console.error(`Mutants do not reach the page: the canary lives, ${alive.join(', ')}.`);
  process.exit(1);
}

/** Those of the files in which mutants have survived a judge. */
const survivedIn = (report: Report, judged: readonly string[]) =>
  judged.filter((file) => metricsOf(report, (each) => each === file).totalUndetected > 0);

const byTests = await judge('tests', 'engine-by-tests', engine);
const byFeatures = await judge(
  'features',
  'by-features',
  [...named, ...survivedIn(byTests, engine)],
  engine.length > 0 ? 'engine-by-tests' : undefined,
);
const left = survivedIn(byFeatures, named);
const rest = await judge('tests', 'rest-by-tests', left, 'by-features');

const table = SURVIVORS.filter(({ file }) => files.includes(file) || !existsSync(file));
const asMeant = merge([byTests, byFeatures]);
const byAll = merge([asMeant, rest]);
const { missing, outdated } = compare(asMeant, table);

/** The last report, without the files that this run has mutated. */
function others(): Report | undefined {
  const report = readIfWhole(WHOLE, (text) => JSON.parse(text) as Report);
  if (!report) return undefined;
  const kept = Object.entries(report.files).filter(([file]) => !files.includes(file));
  return { ...report, files: Object.fromEntries(kept) };
}

const explained = explain(byAll, SURVIVORS);
const before = places.length > 0 ? others() : undefined;
const whole = before ? merge([before, explained]) : explained;
writeReport(WHOLE, JSON.stringify(whole));
writeReport(`${REPORTS}/index.html`, htmlOf(whole));
writeReport('reports/mutation.md', markdownOf(whole));

const scores = [
  ['what R points name, by the features alone', metricsOf(asMeant, isNamedByPoints)],
  ['all, by features, properties and unit tests', metricsOf(byAll)],
] as const;
let isRed = missing.length + outdated.length > 0;
for (const [name, { mutationScore, totalDetected, totalValid }] of scores) {
  if (totalValid === 0) continue;
  const percent = mutationScore.toFixed(1);
  console.log(
    `${name}: ${totalDetected} of ${totalValid} mutants killed, ${percent} % (at least ${LEAST_PERCENT})`,
  );
  // A few files may have more than their share of what is excepted.
  isRed ||= places.length === 0 && mutationScore < LEAST_PERCENT;
}
for (const entry of missing)
  console.error(`Survives, but is not in the table of survivors: ${entry}`);
for (const entry of outdated)
  console.error(`Is in the table of survivors, but does not survive: ${entry}`);
process.exitCode = isRed ? 1 : 0;
