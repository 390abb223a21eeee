import type { ConformanceReport } from '../../conformance/report.ts';

/** A faulty page that was caught by an example of a point. */
export interface CaughtPage {
  readonly name: string;
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  readonly scenario: string;
  readonly message: string;
}

export type UncaughtPage = Pick<CaughtPage, 'name' | 'fault'>;

/** A summary of the conformance report. */
export type Conformance = ReturnType<typeof readConformance>;

/** Reads the conformance report. */
export function readConformance({ failures, pages }: ConformanceReport) {
  const all = pages.flatMap(({ name, fault, findings }) =>
    findings.map((finding) => ({ name, fault, ...finding })),
  );
  const missed = all.filter(({ caught }) => !caught).length;
  return {
    count: pages.length,
    /** How many times a faulty page should have been caught, and how many times it was not. */
    asked: all.length,
    missed,
    /** Examples that correct pages failed. */
    failedByCorrect: failures - missed,
    caughtFor: (wanted: string): CaughtPage[] =>
      all.flatMap(({ id, name, fault, caught }) =>
        id === wanted && caught ? [{ name, fault, ...caught }] : [],
      ),
    uncaughtFor: (wanted: string): UncaughtPage[] =>
      all.flatMap(({ id, name, fault, caught }) =>
        id === wanted && !caught ? [{ name, fault }] : [],
      ),
  };
}
