/** The results of whole runs of other tests, from their JUnit reports. */
import { statSync } from 'node:fs';
import { withoutIds } from '../results/features.ts';
import { parseCases } from '../run/reports/junit.ts';
import { readReport } from '../run/reports/report-file.ts';

/** What reports are about, by their names in the folder of reports. */
export const REPORTS: Record<string, string> = {
  properties: 'Properties and unit tests',
  components: 'Component tests',
  walks: 'Random walks',
  mutation: 'Changes to the code',
  conformance: 'Correct and faulty pages',
};

/** Number of cases whose names say more than how many they are. */
const MAX_NAMED = 3;

/**
 * The result in each report since a commit, in a line.
 *
 * @param committed when that was, ISO 8601; empty if it is not known, and nothing is of it
 * @throws ReportError if one is damaged
 */
export function readResults(folder: string, committed: string) {
  return Object.entries(REPORTS).flatMap(([file, name]) => {
    const path = `${folder}/${file}.xml`;
    const cases = readReport(path, parseCases) ?? [];
    if (cases.length === 0 || !(statSync(path).mtime >= new Date(committed))) return [];
    const failed = cases.filter(({ passed }) => !passed);
    const named = failed.length > 0 ? failed : cases;
    const names = named.length <= MAX_NAMED ? named.map((each) => withoutIds(each.name)) : [];
    const count =
      failed.length > 0
        ? `${failed.length} of ${cases.length} failed`
        : cases.length === 1
          ? 'passed'
          : `all ${cases.length} passed`;
    return { name, hasFailed: failed.length > 0, says: [count, ...names].join('; ') };
  });
}
