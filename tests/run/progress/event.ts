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

/** Begins each record of a JSON text sequence (RFC 7464). */
const RECORD = '\u001e';

/** A line of output for an event. */
export const lineOf = (event: Progress) => `${RECORD}${JSON.stringify(event)}\n`;

/** Prints an event if the parent process reads them. */
export function report(event: Progress): void {
  if (isFollowed()) process.stdout.write(lineOf(event));
}

/** Separates the events in a command's output from the rest of it. */
export class EventReader {
  private line = '';

  /**
   * @param onEvent receives each event
   * @param onText receives the other output, line by line
   */
  constructor(
    private readonly onEvent: (event: Progress) => void,
    private readonly onText: (text: string) => void,
  ) {}

  read(output: string): void {
    const lines = `${this.line}${output}`.split('\n');
    this.line = lines.pop() ?? '';
    for (const line of lines) this.take(`${line}\n`);
  }

  /** Reads the last line, even without a line end. */
  end(): void {
    if (this.line) this.take(this.line);
    this.line = '';
  }

  private take(line: string): void {
    const at = line.indexOf(RECORD);
    if (at !== 0) this.onText(line.slice(0, at === -1 ? undefined : at));
    if (at === -1) return;
    try {
      this.onEvent(JSON.parse(line.slice(at + 1)) as Progress);
    } catch {
      // The process ended within the line.
      this.onText(line.slice(at + 1));
    }
  }
}
