import type { schema } from '@stryker-mutator/api/core';
import { isKilled, type Report } from './mutants.ts';

/** Identifies a mutant by its place in a version of the code. */
const keyOf = (file: string, { location, mutatorName, replacement }: schema.MutantResult) =>
  JSON.stringify([file, location, mutatorName, replacement]);

/** The mutants that the tests have not killed, as ranges that StrykerJS can mutate. */
export function rangesAlive({ files }: Report, isWanted: (file: string) => boolean): string[] {
  return Object.entries(files)
    .filter(([file]) => isWanted(file))
    .flatMap(([file, { mutants }]) =>
      mutants
        .filter((mutant) => !isKilled(mutant) && mutant.status !== 'Ignored')
        .map(({ location: { start, end } }) => {
          // Columns are counted from 0 there, and from 1 in reports.
          const range = `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
          return `${file}:${range}`;
        }),
    );
}

/** The mutants of the first report with both verdicts: killed if any test kills them. */
export function combine(byTests: Report, byFeatures: Report): Report {
  const ofFeatures = new Map(
    Object.entries(byFeatures.files).flatMap(([file, { mutants }]) =>
      mutants.map((mutant) => [keyOf(file, mutant), mutant]),
    ),
  );
  const files = Object.entries(byTests.files).map(([file, { mutants, ...rest }]) => {
    const combined = mutants.map((mutant) => {
      const other = ofFeatures.get(keyOf(file, mutant));
      return other && !isKilled(mutant) ? { ...mutant, status: other.status } : mutant;
    });
    return [file, { ...rest, mutants: combined }] as const;
  });
  return { ...byFeatures, files: Object.fromEntries(files) };
}
