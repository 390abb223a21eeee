/** Which examples each faulty page fails. A whole run of `npm run conformance` writes `matrix.json`. */
import { readFileSync } from 'node:fs';

/** How a faulty page fails an example. */
export interface RecordedFailure {
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string;
  /** What was expected and found. */
  readonly error: string;
}

export interface Matrix {
  /** Day of the run, ISO 8601. */
  readonly date: string;
  /** Name and version. */
  readonly browser: string;
  /** By the names of the pages, then by the ids of the examples (`Example.id`). */
  readonly failures: Readonly<Record<string, Readonly<Record<string, RecordedFailure>>>>;
}

export const MATRIX = new URL('matrix.json', import.meta.url);

export const readMatrix = (): Matrix => JSON.parse(readFileSync(MATRIX, 'utf8'));

/** Names of the pages that fail at least one of these examples. */
export const pagesFailing = ({ failures }: Matrix, examples: readonly string[]): string[] =>
  Object.keys(failures).filter((name) => examples.some((id) => failures[name]?.[id]));
