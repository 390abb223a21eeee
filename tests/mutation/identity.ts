import { relative } from 'node:path';
import type { Mutant, schema } from '@stryker-mutator/api/core';

/** A mutant: its code, marked «so» in its line; StrykerJS's name of what changed it; and the result. */
export type Identity = readonly [code: string, mutator: string, replacement: string];

/**
 * Identifies a mutant by its text, as the table of survivors does; mutants of lines with the same text are
 * the same.
 *
 * @param source the text of its file
 */
export function identityOf(source: string, mutant: schema.MutantResult): Identity {
  const { start, end } = mutant.location;
  const line = source.split('\n')[start.line - 1] as string;
  const last = end.line === start.line ? end.column - 1 : line.length;
  const [before, code, after] = [
    line.slice(0, start.column - 1),
    line.slice(start.column - 1, last),
    line.slice(last),
  ];
  return [`${before}«${code}»${after}`.trim(), mutant.mutatorName, mutant.replacement ?? ''];
}

const plusOne = ({ line, column }: schema.Position) => ({ line: line + 1, column: column + 1 });

/** A mutant as reports have it: in a file of this folder, its first line and column being 1. */
export function asReported({ id, fileName, location, mutatorName, replacement }: Mutant) {
  return {
    file: relative(process.cwd(), fileName).replaceAll('\\', '/'),
    mutant: {
      id,
      mutatorName,
      replacement,
      location: { start: plusOne(location.start), end: plusOne(location.end) },
      status: 'Pending' as const,
    },
  };
}

/** Identifies a mutant by its place, which tells any two apart in one version of the code. */
export function placeOf(file: string, mutant: schema.MutantResult): string {
  const { start, end } = mutant.location;
  return JSON.stringify([
    file,
    [start.line, start.column, end.line, end.column],
    mutant.mutatorName,
    mutant.replacement,
  ]);
}
