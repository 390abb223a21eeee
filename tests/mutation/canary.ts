import { readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { JUDGES } from './judges.ts';

/** Mutants that one scenario cannot but kill, if they reach the page: the markers of R2.4. */
const CANARY = { file: 'src/table/HeaderCell.tsx', code: "'▼' : '▲'", tags: ['@R2.4'] };

/**
 * Tests the canary alone, so that a broken bridge does not pass as a suite without gaps.
 *
 * @returns what lives of it, with its status; nothing if all is dead, as it must be
 */
export async function canary(): Promise<string[]> {
  const { file, code, tags } = CANARY;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes(code)) + 1;
  const mutants = await new Stryker({
    // A copy: StrykerJS writes into what it is given.
    ...structuredClone(JUDGES.features),
    mutate: [`${file}:${line}-${line}`],
    cucumber: { profile: 'mutation', tags },
    concurrency: 1,
    reporters: [],
  }).runMutationTest();
  if (mutants.length === 0) return [`${file} has no mutant in line ${line}`];
  return mutants
    .filter(({ status }) => status !== 'Killed')
    .map(({ replacement, status }) => `${replacement}: ${status}`);
}
