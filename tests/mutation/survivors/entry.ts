/** A mutant: its code, marked «so» in its line; StrykerJS's name of what changed it; and the result. */
export type Identity = readonly [code: string, mutator: string, replacement: string];

/** Mutants of one file that may survive, for one reason. */
export interface Survivors {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly Identity[];
}
