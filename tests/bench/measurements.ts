/** Samples of the main thread's work at one size. */
import { median, type Summary, summarize } from './statistics.ts';

export interface Sample {
  /** Rows of the table before the operation. */
  readonly rows: number;
  /** Main thread's work in ms, including the wait until the page has settled. */
  readonly work: number;
}

type Named = { readonly name: string };

/** The samples of one variant at one size, by operation. */
export class Measurements {
  readonly samples = new Map<string, Sample[]>();

  add({ name }: Named, sample: Sample): void {
    const samples = this.samples.get(name) ?? [];
    this.samples.set(name, samples);
    samples.push(sample);
  }

  /** The cost of an operation in ms, minus the cost of `nothing`. */
  summary({ name }: Named, nothing: Named): Summary {
    const base = median(this.works(nothing.name));
    return summarize(this.works(name).map((work) => work - base));
  }

  /** The smallest and largest number of rows that were measured. */
  range(): readonly [number, number] {
    const rows = [...this.samples.values()].flat().map((sample) => sample.rows);
    return [Math.min(...rows), Math.max(...rows)];
  }

  private works(name: string): number[] {
    return (this.samples.get(name) ?? []).map(({ work }) => work);
  }
}
