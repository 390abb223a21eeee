import type { schema } from '@stryker-mutator/api/core';
import { placeOf } from './identity.ts';
import type { Report } from './judge.ts';

type Mutant = schema.MutantResult;

/** From the strongest verdict to the weakest: a mutant that one judge kills is dead. */
const VERDICTS: readonly schema.MutantStatus[] = [
  'Killed',
  'Timeout',
  'Survived',
  'NoCoverage',
  'Ignored',
  'RuntimeError',
  'CompileError',
  'Pending',
];

const strength = ({ status }: Mutant) => VERDICTS.indexOf(status);

/** The file that a bundle was made of. */
const testFile = (file: string) =>
  file.replace(/^bundled-tests\/(.+)\.js$/, 'tests/properties/$1.ts');

/** The report with ids of tests that are the same in every report: their places. */
function withPlaces(report: Report): Report {
  const places = new Map<string, string>();
  const testFiles = Object.entries(report.testFiles ?? {}).map(([name, { tests, ...rest }]) => {
    const file = testFile(name);
    const placed = tests.map((test) => {
      const place = test.location ? `${file}:${test.location.start.line}` : file;
      places.set(test.id, place);
      return { ...test, id: place, name: testFile(test.name) };
    });
    return [file, { ...rest, tests: placed }] as const;
  });
  const placed = (ids: readonly string[] = []) => ids.map((id) => places.get(id) ?? id);
  const files = Object.entries(report.files).map(([name, { mutants, ...rest }]) => {
    const named = mutants.map((mutant) => ({
      ...mutant,
      coveredBy: placed(mutant.coveredBy),
      killedBy: placed(mutant.killedBy),
    }));
    return [name, { ...rest, mutants: named }] as const;
  });
  return { ...report, files: Object.fromEntries(files), testFiles: Object.fromEntries(testFiles) };
}

function mergeMutants(file: string, all: readonly Mutant[]): Mutant[] {
  const merged = new Map<string, Mutant>();
  for (const mutant of all) {
    const key = placeOf(file, mutant);
    const other = merged.get(key);
    const [best] = [mutant, ...(other ? [other] : [])].sort((a, b) => strength(a) - strength(b));
    const coveredBy = new Set([...(other?.coveredBy ?? []), ...(mutant.coveredBy ?? [])]);
    merged.set(key, { ...(best as Mutant), coveredBy: [...coveredBy] });
  }
  return [...merged.values()].map((mutant, id) => ({ ...mutant, id: String(id) }));
}

/** Makes one report of several: each mutant has the strongest verdict that any judge gave. */
export function merge(reports: readonly [Report, ...Report[]]): Report {
  const placed = reports.map(withPlaces);
  const files: Report['files'] = {};
  for (const report of placed) {
    for (const [name, file] of Object.entries(report.files)) {
      const mutants = mergeMutants(name, [...(files[name]?.mutants ?? []), ...file.mutants]);
      files[name] = { ...file, mutants };
    }
  }
  const testFiles = Object.assign({}, ...placed.map((report) => report.testFiles));
  return { schemaVersion: '1', thresholds: { high: 95, low: 95 }, files, testFiles };
}
