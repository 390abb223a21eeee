/** Statistics of a list of samples, in the samples' unit. */

export interface Summary {
  readonly median: number;
  readonly p90: number;
  /** Number of samples. */
  readonly count: number;
}

const ascending = (samples: readonly number[]) => [...samples].sort((a, b) => a - b);

/** The middle sample, or the mean of the middle two; `NaN` without samples. */
export function median(samples: readonly number[]): number {
  const sorted = ascending(samples);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** The 90th percentile by nearest rank; `NaN` without samples. */
export function p90(samples: readonly number[]): number {
  return ascending(samples)[Math.ceil(0.9 * samples.length) - 1] ?? Number.NaN;
}

/** Median, 90th percentile and number of samples. */
export function summarize(samples: readonly number[]): Summary {
  return { median: median(samples), p90: p90(samples), count: samples.length };
}
