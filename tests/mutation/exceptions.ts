import type { schema } from '@stryker-mutator/api/core';
import type { Report } from './judge.ts';
import type { Exception, Survivors } from './survivors.ts';

type Mutant = schema.MutantResult;

/** Whether no test has noticed the mutant. */
export const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** A mutant as an entry of `survivors.ts` has it; `source` is the text of its file. */
function exceptionOf(
  source: string,
  { location, mutatorName, replacement = '' }: Mutant,
): Exception {
  const { start, end } = location;
  const line = source.split('\n')[start.line - 1] as string;
  const last = end.line === start.line ? end.column - 1 : line.length;
  const [before, code, after] = [
    line.slice(0, start.column - 1),
    line.slice(start.column - 1, last),
    line.slice(last),
  ];
  return [`${before}«${code}»${after}`.trim(), mutatorName, replacement];
}

const keyOf = (file: string, exception: Exception) => JSON.stringify([file, ...exception]);

/** Gives each survivor that the table has its reason, as `statusReason`. */
export function explain(report: Report, table: readonly Survivors[]): Report {
  const reasons = new Map(
    table.flatMap(({ file, mutants, reason }) =>
      mutants.map((exception) => [keyOf(file, exception), reason]),
    ),
  );
  const files = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.map((mutant) => {
      const reason = reasons.get(keyOf(name, exceptionOf(file.source, mutant)));
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
    mutants.filter(isAlive).map((mutant) => keyOf(name, exceptionOf(source, mutant))),
  );
  return {
    missing: [...new Set(alive)].filter((key) => !entries.includes(key)),
    outdated: entries.filter((key) => !alive.includes(key)),
  };
}
