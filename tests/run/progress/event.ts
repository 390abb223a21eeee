import { setting } from '../settings.ts';

/** What a test runner reports of its tests, also to a parent process between its other output. */
export interface Progress {
  /** Number of further tests. */
  readonly planned?: number;
  /** What is running. */
  readonly running?: string;
  /** The name of a test that has ended. */
  readonly ended?: string;
  /** Why it failed. */
  readonly failure?: string | undefined;
}

/** Whether the parent process reads the progress of this one. */
export const isFollowed = () => setting('SPEC_PROGRESS') === '1';

/** Precedes each event, as in a JSON text sequence (RFC 7464). */
export const RECORD = '\u001e';

/** A line of output for an event. */
export const lineOf = (event: Progress) => `${RECORD}${JSON.stringify(event)}\n`;
