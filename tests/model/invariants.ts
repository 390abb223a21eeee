/** The invariants: what must be the same in page and model. */
import { isDeepStrictEqual } from 'node:util';

/**
 * What walks compare after every command, with the ids of the points that it can break: as a sentence of the
 * features, unless that needs values.
 */
export const INVARIANTS = {
  'The table is there': '@R2.1',
  'The console is silent': '@R8.1',
  'The page has asked for nothing since it opened': '@R7.1',
  'Nothing is stored in the browser': '@R6.1',
  'The columns': '@R2.2',
  'The markers': '@R2.4 @R2.5 @R4.7 @R4.8',
  'The number of rows': '@R9.1 @R9.2 @R4.2 @R4.3 @R4.5 @B1 @B11',
  "'Loading...' is shown while the flag is set": '@R2.7 @R4.1 @R4.2 @R4.4 @R4.5 @R9.3 @R9.4',
  "'Is loading...' is shown while the flag is set": '@R2.6',
  'The rows and their order': '@R2.3 @R3.2 @R4.3 @R4.6 @R4.7 @R9.5 @B8',
  'The text around the rows is as before': '@R2.8 @R6.1 @R8.1',
  'The only controls are the column headers': '@R4.9 @R5.1 @R6.1',
  'Only the first column of the sort has aria-sort': '@R2.4 @B4',
  'Rows fill the view': '@B2',
  'The first row is right below the headers': '@B2 @B3',
  'The first row in view has not moved': '@B3',
  'The view is as before': '@B3 @B11',
  'The scroll offset is as before': '@B3',
  'The focus is on the header that sorts': '@B4',
  'Each load sets the flag and adds 20 rows to the first 40': '@R4.1 @R4.4 @R9.1 @R9.2',
} as const;

export type Invariant = keyof typeof INVARIANTS;

/** A difference between the page and the model. */
export class Mismatch extends Error {
  constructor(
    /** The ids of the point that it breaks, and what differs. */
    readonly title: string,
    readonly expected: unknown,
    readonly found: unknown,
    /** What was expected, as a sentence of the features. */
    readonly sentence?: string,
  ) {
    super(`${title}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
}

/**
 * Expects values to be deeply equal.
 *
 * @param id of the point that a difference breaks
 * @param sentence of the features, if it needs values
 * @throws Mismatch if they differ
 */
export function check(
  id: string,
  what: Invariant,
  expected: unknown,
  found: unknown,
  sentence = what.charAt(0).toLowerCase() + what.slice(1),
): void {
  if (!isDeepStrictEqual(expected, found))
    throw new Mismatch(`@${id} ${what}`, expected, found, sentence);
}
