import type { schema } from '@stryker-mutator/api/core';
import { isAlive } from '../results/mutants.ts';
import type { Report } from './stryker.ts';
import type { Identity, Survivors } from './survivors/entry.ts';

/** Identifies a mutant by the text of its line, so that entries outlive changes elsewhere. */
function identityOf(source: string, mutant: schema.MutantResult): Identity {
  const { start, end } = mutant.location;
  const line = source.split('\n')[start.line - 1] as string;
  const last = end.line === start.line ? end.column - 1 : line.length;
  const code = line.slice(start.column - 1, last);
  const marked = `${line.slice(0, start.column - 1)}«${code}»${line.slice(last)}`;
  return [marked.trim(), mutant.mutatorName, mutant.replacement ?? ''];
}

/** The survivors of a report, each with its text in the table. */
function survivorsOf({ files }: Report) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(isAlive)
      .map((mutant) => ({ mutant, entry: JSON.stringify([file, ...identityOf(source, mutant)]) })),
  );
}

/** The entries of a table, each with its reason. */
const entriesOf = (table: readonly Survivors[]) =>
  new Map(
    table.flatMap(({ file, mutants, reason }) =>
      mutants.map((identity) => [JSON.stringify([file, ...identity]), reason]),
    ),
  );

/** Gives each survivor that the table has its reason, as `statusReason`. */
export function explain(report: Report, table: readonly Survivors[]): void {
  const reasons = entriesOf(table);
  for (const { mutant, entry } of survivorsOf(report)) {
    const reason = reasons.get(entry);
    if (reason) mutant.statusReason = reason;
  }
}

/**
 * Compares the survivors of a report with the table.
 *
 * @returns survivors that the table lacks, and entries that have not survived or match no mutant
 */
export function compare(report: Report, table: readonly Survivors[]) {
  const entries = entriesOf(table);
  const alive = new Set(survivorsOf(report).map(({ entry }) => entry));
  return {
    missing: [...alive].filter((entry) => !entries.has(entry)),
    outdated: [...entries.keys()].filter((entry) => !alive.has(entry)),
  };
}
