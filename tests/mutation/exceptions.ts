import type { schema } from '@stryker-mutator/api/core';
import { type Identity, identityOf } from './identity.ts';
import type { Report } from './judge.ts';
import type { Survivors } from './survivors/entry.ts';

type Mutant = schema.MutantResult;

/** Whether no test has noticed the mutant. */
export const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** An entry of the table as one text. */
export const keyOf = (file: string, identity: Identity) => JSON.stringify([file, ...identity]);

/** Gives each survivor that the table has its reason, as `statusReason`. */
export function explain(report: Report, table: readonly Survivors[]): Report {
  const reasons = new Map(
    table.flatMap(({ file, mutants, reason }) =>
      mutants.map((identity) => [keyOf(file, identity), reason]),
    ),
  );
  const files = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.map((mutant) => {
      const reason = reasons.get(keyOf(name, identityOf(file.source, mutant)));
      return reason && isAlive(mutant) ? { ...mutant, statusReason: reason } : mutant;
    });
    return [name, { ...file, mutants }] as const;
  });
  return { ...report, files: Object.fromEntries(files) };
}

/**
 * Compares the survivors in a report with the table.
 *
 * @returns survivors that the table lacks, and entries that have not survived or match no mutant
 */
export function compare(report: Report, table: readonly Survivors[]) {
  const entries = table.flatMap(({ file, mutants }) => mutants.map((one) => keyOf(file, one)));
  const alive = Object.entries(report.files).flatMap(([name, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => keyOf(name, identityOf(source, mutant))),
  );
  return {
    missing: [...new Set(alive)].filter((key) => !entries.includes(key)),
    outdated: entries.filter((key) => !alive.includes(key)),
  };
}
