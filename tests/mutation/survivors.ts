import type { schema } from '@stryker-mutator/api/core';
import { isAlive, type Report } from './mutants.ts';
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

/** An entry of the table, which names one mutant. */
const entryOf = (file: string, identity: Identity) => JSON.stringify([file, ...identity]);

/**
 * Compares the survivors of a report with the table.
 *
 * @returns survivors that the table lacks, and entries that have not survived or match no mutant
 */
export function compare({ files }: Report, table: readonly Survivors[]) {
  const entries = new Set(
    table.flatMap(({ file, mutants }) => mutants.map((identity) => entryOf(file, identity))),
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
