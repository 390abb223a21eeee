import { many } from '../text.ts';
import { type Progress, RECORD } from './event.ts';

/** A command that tests something. */
export interface CheckOptions {
  /** Its name in the terminal. */
  readonly name: string;
  /** Its command line. */
  readonly command: string;
  /** Whether it reports each of its tests; otherwise it is a single test. */
  readonly hasTests?: boolean;
}

/** Number of lines at the end of the output that explain a failure without a failed test. */
const LAST_LINES = 20;

/** A check that has been started, with its progress and its outcome. */
export class Check {
  private readonly start = performance.now();
  private planned = 0;
  private readonly running = new Set<string>();
  private text = '';
  /** The beginning of a line of output. */
  private rest = '';
  passed = 0;
  /** The failures in words. */
  readonly failures: string[] = [];

  /** @param onFailure receives each failure at once */
  constructor(
    readonly options: CheckOptions,
    private readonly onFailure: (failure: string) => void,
  ) {}

  /** Reads output with events. */
  read(output: string): void {
    const lines = `${this.rest}${output}`.split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      const [text, event] = line.split(RECORD);
      if (text || !event) this.print(`${text}\n`);
      if (event) this.count(JSON.parse(event));
    }
  }

  /** Reads output without events. */
  print(text: string): void {
    this.text += text;
  }

  private count({ planned = 0, started, ended, failure }: Progress): void {
    this.planned += planned;
    if (started !== undefined) this.running.add(started);
    if (ended === undefined) return;
    this.running.delete(ended);
    if (failure === undefined) this.passed += 1;
    else this.fail(ended, failure);
  }

  private fail(title: string, text: string): void {
    const indented = text.replaceAll(/^(?=.)/gm, '    ');
    const failure = `✗ ${this.options.name}: ${title}\n${indented}\n`;
    this.failures.push(failure);
    this.onFailure(failure);
  }

  /** Ends it with the exit code of its command; returns its last line in the terminal. */
  finish(code: number): string {
    const fault = this.failures.length > 0 ? undefined : this.faultOf(code);
    if (fault) {
      const output = `${this.text}${this.rest}`.trimEnd().split('\n');
      this.fail(fault, output.slice(-LAST_LINES).join('\n'));
    } else if (!this.options.hasTests && code === 0) this.passed = 1;
    return this.line(this.failures.length > 0 ? '✗' : '✓', ` ${this.passed} passed`);
  }

  /** Why it has failed although no test has. */
  private faultOf(code: number): string | undefined {
    if (code !== 0) return `exit code ${code}`;
    if (this.options.hasTests && this.planned === 0) return 'no test ran';
    const missing = this.planned - this.passed;
    return missing > 0 ? `${missing} of ${many(this.planned, 'test')} did not run` : undefined;
  }

  private line(sign: string, counts: string, current = ''): string {
    const failed = this.failures.length > 0 ? ` … ${this.failures.length} failed` : '';
    const seconds = Math.round((performance.now() - this.start) / 1_000);
    return `${sign} ${this.options.name}${counts}${failed} (${seconds} s) ${current}`.trimEnd();
  }

  /** Its line in the terminal while it runs, with the test that started last or the last line of output. */
  get message(): string {
    const ended = this.passed + this.failures.length;
    const counts = this.planned > 0 ? ` ${ended} of ${this.planned}` : '';
    const [lastLine] = this.text.trimEnd().split('\n').slice(-1);
    return this.line('▸', counts, [...this.running].at(-1) ?? lastLine);
  }
}
