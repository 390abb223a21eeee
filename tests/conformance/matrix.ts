/** Which examples each faulty page fails: `npm run conformance` writes it to `matrix.json`. */
import { readFileSync } from 'node:fs';

/** How an example catches a faulty page. */
interface RecordedCatch {
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string;
  /** What was expected and found, in a line. */
  readonly error: string;
}

export interface Matrix {
  /** By the names of the faulty pages. */
  readonly pages: Readonly<
    Record<
      string,
      {
        /** Ids of all examples that it fails (`Example.id`). */
        readonly fails: readonly string[];
        /** Whether a walk finds it. */
        readonly isFoundByWalk?: boolean;
        /** The catch by each requirement id that is listed for the page. */
        readonly caught: Readonly<Record<string, RecordedCatch>>;
      }
    >
  >;
}

export const MATRIX = new URL('matrix.json', import.meta.url);

export const readMatrix = (): Matrix => JSON.parse(readFileSync(MATRIX, 'utf8'));
