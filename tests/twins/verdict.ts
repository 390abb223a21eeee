/** What a judge is asked, and what it answers. */

/** Which scenarios judge which page. */
export interface Question {
  /** Address of the page. */
  readonly url: string;
  /** Tag expression that picks the scenarios. */
  readonly tags: string;
  /** The part of them to run, as `1/2`; all of them without it. */
  readonly shard?: string;
  /** Whether the first failed scenario ends the run. */
  readonly failFast: boolean;
}

/** A scenario that a page has failed. */
export interface Failure {
  readonly scenario: string;
  /** What went wrong, in a line. */
  readonly message: string;
}

export interface Verdict {
  /** Number of scenarios that have run. */
  readonly judged: number;
  readonly failures: readonly Failure[];
}
