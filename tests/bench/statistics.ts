import { NOTHING } from './operations.ts';
import type { SizeResults } from './rounds.ts';
import type { Variant } from './variants.ts';

/** A summary of samples, in their unit; `NaN` without samples. */
export interface Summary {
  readonly median: number;
  /** The 90th percentile by nearest rank. */
  readonly p90: number;
}

function summarize(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    p90: at(Math.ceil(0.9 * sorted.length) - 1),
  };
}

/** The cost of an operation in ms, minus the cost of the wait until the page has settled. */
export function workOf({ samples }: SizeResults, variant: Variant, operation: string): Summary {
  const works = (name: string) =>
    samples[variant].filter((sample) => sample.operation === name).map(({ work }) => work);
  const base = summarize(works(NOTHING.name)).median;
  return summarize(works(operation).map((work) => work - base));
}
