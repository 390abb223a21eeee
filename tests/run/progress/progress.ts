/** The progress of a command: on standard error, since standard output is for results. */
import { hasParent } from '../settings.ts';
import { counted } from '../text.ts';

/** Time between two lines without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;
/** Time after which lines are shown first, in ms: the process that has started this one may have been silent. */
const START_MS = 1_000;
/** Number of lines at the end of the output that explain a failure without a failed test. */
const LAST_LINES = 20;
/** Precedes a report in the output of a process, as in a JSON text sequence (RFC 7464). */
const RECORD = '\u001e';

// A pseudo-terminal may have no size, as that of `docker run -t` in CI.
const WIDTH = (process.stderr.isTTY && process.stderr.columns) || 0;
const CLEAR_LINE = WIDTH > 0 ? '\r\u001b[K' : '';

/** What a test runner reports of its tests. */
export interface Report {
  /** Number of further tests. */
  readonly planned?: number;
  /** What is running. */
  readonly running?: string;
  /** The name of a test that has ended. */
  readonly ended?: string;
  /** Why it failed. */
  readonly failure?: string | undefined;
}

/** Prints a result in place of the progress. */
export function print(text: string): void {
  process.stderr.write(CLEAR_LINE);
  process.stdout.write(`${text}\n`);
}

/** All failures in this process. */
export const failures: string[] = [];

/** Prints a failure at once, and remembers it. */
function fail(failure: string): void {
  failures.push(failure);
  print(failure);
}

/** What is under way in this process. */
const shown = new Set<Progress>();

/** Shows what is under way: in a terminal in one line, otherwise in a line for each. */
function showNow(): void {
  const lines = [...shown].map(({ line }) => line);
  if (WIDTH > 0 && lines.length > 0)
    process.stderr.write(`${CLEAR_LINE}${lines.join('  ').slice(0, WIDTH - 1)}`);
  else for (const line of lines) console.error(line);
}

// One timer for all, so that no time is silent in which one thing follows another.
setInterval(showNow, WIDTH > 0 ? REFRESH_MS : PRINT_MS).unref();
setTimeout(showNow, START_MS).unref();

/** A report as a line of output. */
export const recordOf = (report: Report) => `${RECORD}${JSON.stringify(report)}\n`;

/** The tests of a command, or anything else that takes time; shown until it ends, here or by the parent process. */
export class Progress {
  private readonly start = performance.now();
  /** The number of tests; absent as long as none has been reported: it may be a single test. */
  private planned: number | undefined;
  private readonly output: string[] = [];
  /** What is running, the test that ended last, or the last line of output. */
  private latest = '';
  private hasEnded = false;
  private failed = 0;
  passed = 0;

  /** @param onFailure receives each failure at once */
  constructor(
    private readonly name: string,
    private readonly onFailure = fail,
  ) {
    if (!hasParent()) shown.add(this);
  }

  /** Reads a line of another process's output. */
  read(line: string): void {
    const [text = '', record] = line.split(RECORD);
    if (text || !record) {
      this.output.push(text);
      this.latest = text;
    }
    if (record) this.count(JSON.parse(record));
  }

  report(report: Report): void {
    if (hasParent()) process.stdout.write(recordOf(report));
    else this.count(report);
  }

  private count({ planned = 0, running, ended, failure }: Report): void {
    this.planned = (this.planned ?? 0) + planned;
    this.latest = ended ?? running ?? this.latest;
    if (ended === undefined) return;
    if (failure === undefined) this.passed += 1;
    else this.fail(ended, failure);
  }

  private fail(title: string, text: string): void {
    this.failed += 1;
    this.onFailure(`✗ ${this.name}: ${title}\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`);
  }

  /** Hides it, with the exit code of its process. */
  close(code = 0): void {
    if (shown.delete(this)) process.stderr.write(CLEAR_LINE);
    this.hasEnded = true;
    if (this.planned === undefined && code === 0) this.passed = 1;
    const fault = this.failed === 0 && this.faultOf(code);
    const output = this.output.join('\n').trimEnd().split('\n');
    if (fault) this.fail(fault, output.slice(-LAST_LINES).join('\n'));
  }

  /** Why it has failed although no test has. */
  private faultOf(code: number): string | undefined {
    if (code !== 0) return `exit code ${code}`;
    const { planned = 1, passed } = this;
    if (planned === 0) return 'no test ran';
    const missing = planned - passed;
    return missing > 0 ? `${missing} of ${counted(planned, 'test')} did not run` : undefined;
  }

  /** Ends the only one of a command: prints its numbers. */
  end(hasPassed: boolean): void {
    if (hasParent()) return;
    this.close(hasPassed ? 0 : 1);
    // Some runners end with 0 if no test ran.
    if (this.failed > 0)
      process.once('exit', () => {
        process.exitCode ||= 1;
      });
    print(this.line);
  }

  /** What it is, how far it has come, and for how long it has run. */
  get line(): string {
    const { name, passed, failed, planned } = this;
    const failures = failed > 0 ? ` … ${failed} failed` : '';
    const time = `(${Math.round((performance.now() - this.start) / 1_000)} s)`;
    if (this.hasEnded)
      return `${failed > 0 ? '✗' : '✓'} ${name} ${passed} passed${failures} ${time}`;
    const counts = planned ? ` ${passed + failed} of ${planned}` : '';
    return `▸ ${name}${counts}${failures} ${time} ${this.latest}`.trimEnd();
  }
}

/** Shows that something is under way. */
export async function showWhile<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const progress = new Progress(name);
  return work.finally(() => progress.close());
}
