/** Reports of StrykerJS: counted, combined, and compared with the table of survivors. */
import type { schema } from '@stryker-mutator/api/core';
import type { Identity, Survivors } from './survivors.ts';

export type Report = schema.MutationTestResult;

type Counted = Pick<schema.MutantResult, 'status'>;

const isKilled = ({ status }: Counted) => status === 'Killed' || status === 'Timeout';

/** Whether it is valid, and no test failed. */
const isAlive = ({ status }: Counted) => status === 'Survived' || status === 'NoCoverage';

/** Numbers of killed mutants, and of valid ones, which could be killed. */
export function countMutants({ files }: Report) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const dead = mutants.filter(isKilled).length;
  return { dead, valid: dead + mutants.filter(isAlive).length };
}

/** The report on some of its files. */
export function inFiles({ files, ...rest }: Report, isWanted: (file: string) => boolean): Report {
  const kept = Object.entries(files).filter(([file]) => isWanted(file));
  return { ...rest, files: Object.fromEntries(kept) };
}

/** The place of a mutant, as StrykerJS reads it: there columns are counted from 0, in reports from 1. */
const rangeOf = (file: string, { location: { start, end } }: schema.MutantResult) =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** The mutants that the tests have not killed, as ranges that StrykerJS can mutate. */
export function rangesAlive({ files }: Report): string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter((mutant) => !isKilled(mutant) && mutant.status !== 'Ignored')
      .map((mutant) => rangeOf(file, mutant)),
  );
}

/** Identifies a mutant in a version of the code. */
const keyOf = (file: string, mutant: schema.MutantResult) =>
  `${rangeOf(file, mutant)} ${mutant.replacement}`;

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

/** Identifies a mutant by the text of its line, so that entries outlive changes elsewhere. */
function identityOf(source: string, mutant: schema.MutantResult): Identity {
  const { start, end } = mutant.location;
  const line = source.split('\n')[start.line - 1] as string;
  const last = end.line === start.line ? end.column - 1 : line.length;
  const code = line.slice(start.column - 1, last);
  const marked = `${line.slice(0, start.column - 1)}«${code}»${line.slice(last)}`;
  return [marked.trim(), mutant.replacement ?? ''];
}

/** An entry of the table, which names one mutant. */
const entryOf = (file: string, identity: Identity) => JSON.stringify([file, ...identity]);

/**
 * Compares the survivors of a report with the table.
 *
 * @returns survivors that the table lacks, and entries that have not survived or match no mutant
 */
export function compare({ files }: Report, table: Survivors) {
  const entries = new Set(
    Object.entries(table).flatMap(([file, reasons]) =>
      Object.values(reasons).flatMap((mutants) => mutants.map((each) => entryOf(file, each))),
    ),
  );
  const alive = new Set(
    Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants.filter(isAlive).map((mutant) => entryOf(file, identityOf(source, mutant))),
    ),
  );
  return {
    missing: [...alive].filter((entry) => !entries.has(entry)),
    outdated: [...entries].filter((entry) => !alive.has(entry)),
  };
}
