/** The messages between the command and its workers. */

/** Asks for a verdict on a page. */
export interface Question {
  /** Address of the page. */
  readonly url: string;
  /** Tag expression that selects the scenarios. */
  readonly tags: string;
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
  /** The tags of those that could not judge the page. */
  readonly notJudged: readonly string[];
  readonly failures: readonly Failure[];
}
