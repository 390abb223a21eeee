import { setting } from '../settings.ts';

/** A progress event of a test runner, which it prints between its other output. */
export type Progress =
  /** Number of further tests. */
  | { readonly planned: number }
  | { readonly started: string }
  | {
      readonly ended: string;
      readonly seconds: number;
      /** Absent if it passed. */
      readonly failure?: string | undefined;
    };

/** Whether the parent process reads the progress of this one. */
export const isFollowed = () => setting('SPEC_PROGRESS') === '1';

/** Precedes each event, as in a JSON text sequence (RFC 7464). */
const RECORD = '\u001e';

/** A line of output for an event. */
export const lineOf = (event: Progress) => `${RECORD}${JSON.stringify(event)}\n`;

/** Prints an event if the parent process reads them. */
export function report(event: Progress): void {
  if (isFollowed()) process.stdout.write(lineOf(event));
}

/** A line of a command's output: its text, and the event after that. */
export function readLine(line: string): { readonly text: string; readonly event?: Progress } {
  const [text = '', json] = line.split(RECORD);
  if (json === undefined) return { text };
  try {
    return { text, event: JSON.parse(json) };
  } catch {
    // Another process has written into the line.
    return { text: line };
  }
}
