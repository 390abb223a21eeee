/** A mutant: its line, with the mutated code in «»; StrykerJS's name of the mutator; the replacement. */
export type Identity = readonly [code: string, mutator: string, replacement: string];

/** Mutants of one file that may survive, for one reason. */
export interface Survivors {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly Identity[];
}
