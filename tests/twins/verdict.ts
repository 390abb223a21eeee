/** The messages between the twins' command and its judge processes. */

/** Asks for a verdict on a page. */
export interface Question {
  /** Address of the page. */
  readonly url: string;
  /** Tag expression that selects the scenarios. */
  readonly tags: string;
  /** The shard of them to run, such as `1/2`; all of them if absent. */
  readonly shard?: string;
  /** Whether to stop after the first failed scenario. */
  readonly failFast: boolean;
}

/** A scenario that a page failed. */
export interface Failure {
  readonly scenario: string;
  /** What went wrong, in a line. */
  readonly message: string;
}

export interface Verdict {
  /** Number of scenarios that ran. */
  readonly judged: number;
  readonly failures: readonly Failure[];
}
