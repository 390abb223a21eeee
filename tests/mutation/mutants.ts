import type { schema } from '@stryker-mutator/api/core';

/** A report of StrykerJS. */
export type Report = schema.MutationTestResult;

type Counted = Pick<schema.MutantResult, 'status'>;

export const isKilled = ({ status }: Counted) => status === 'Killed' || status === 'Timeout';

/** Whether it is valid, and no test failed. */
export const isAlive = ({ status }: Counted) => status === 'Survived' || status === 'NoCoverage';

/** Numbers of killed mutants, and of valid ones, which could be killed. */
export function countMutants(mutants: readonly Counted[]) {
  const dead = mutants.filter(isKilled).length;
  return { dead, valid: dead + mutants.filter(isAlive).length };
}
