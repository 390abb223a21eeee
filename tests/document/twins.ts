import type { Finding } from '../conformance/judging.ts';

/** A wrong twin that was caught by a scenario of a point. */
export interface CaughtTwin {
  readonly name: string;
  /** What it does wrong, as a sentence. */
  readonly wrong: string;
  readonly scenario: string;
  readonly message: string;
}

export type UncaughtTwin = Pick<CaughtTwin, 'name' | 'wrong'>;

export interface TwinsReport {
  /** How many times a wrong twin was not caught, or the right one failed. */
  readonly faults: number;
  readonly twins: readonly { name: string; wrong: string; findings: readonly Finding[] }[];
}

/** A summary of the twins' report. */
export type Twins = ReturnType<typeof readTwins>;

/** Reads the report of the twins. */
export function readTwins({ faults, twins }: TwinsReport) {
  const all = twins.flatMap(({ name, wrong, findings }) =>
    findings.map((finding) => ({ name, wrong, ...finding })),
  );
  const missed = all.filter(({ caught }) => !caught).length;
  return {
    count: twins.length,
    /** How many times a twin should have been caught, and how many times it was not. */
    asked: all.length,
    missed,
    /** Scenarios that the right twin failed. */
    wronged: faults - missed,
    caughtFor: (wanted: string): CaughtTwin[] =>
      all.flatMap(({ id, name, wrong, caught }) =>
        id === wanted && caught ? [{ name, wrong, ...caught }] : [],
      ),
    uncaughtFor: (wanted: string): UncaughtTwin[] =>
      all.flatMap(({ id, name, wrong, caught }) =>
        id === wanted && !caught ? [{ name, wrong }] : [],
      ),
  };
}
