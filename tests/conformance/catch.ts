/** What a failed example proves, and whether another failure is of the same kind. */
import type { Sentence } from '../results/features.ts';

/** The points about loads: there, a load that does not take place is what is wrong. */
const ABOUT_LOADS = new Set(['R1.2', 'R2.8', 'R4.2', 'R4.3', 'R4.4', 'R4.5', 'R9.2', 'R9.3']);

/** A failure of an example: where, and why. */
interface FailedExample {
  readonly sentences: readonly Sentence[];
  /** Index of the sentence that failed; absent if the check after the last one did. */
  readonly failedAt?: number | undefined;
  readonly reason?: string | undefined;
}

/**
 * Whether the failure shows that a page breaks the point: a `Then` failed, or a load did not take place where
 * loads are the point. Otherwise what the example is about has not happened.
 */
export function isCatch(id: string, { sentences, failedAt = -1, reason }: FailedExample): boolean {
  // 'And' continues the type of the sentence before it.
  const earlier = sentences.slice(0, failedAt + 1).filter(({ keyword }) => keyword !== 'And');
  const isMissingLoad = reason?.includes('No load took place') ?? false;
  return earlier.at(-1)?.keyword === 'Then' || (isMissingLoad && ABOUT_LOADS.has(id));
}

/** An error in a line without what differs from visit to visit: values in quotes, and which neighbours come first. */
export const kindOf = (error: string): string =>
  error
    .replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '…')
    .replace(/(?<=^Neighbours in the wrong order).*/, '');
