import type { Identity } from './identity.ts';

/** Mutants of one file that may survive, for one reason. */
export interface Survivors {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly Identity[];
}

/**
 * All mutants that survive, with their reasons. `npm run mutation` fails if another one survives, or
 * if one of these does not; it prints the entries that are missing.
 */
export const SURVIVORS: readonly Survivors[] = [
  {
    file: 'src/row-models/slots.ts',
    reason: 'equivalent but slower: it copies where there is space already',
    mutants: [
      ['if («end > numbers.length») {', 'ConditionalExpression', 'true'],
      ['if («end > numbers.length») {', 'EqualityOperator', 'end >= numbers.length'],
    ],
  },
];
