import type { Identity } from '../identity.ts';

/** Mutants of one file that may survive, for one reason. */
export interface Survivors {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly Identity[];
}
