import { many } from '../text.ts';
import { readLine } from './event.ts';

/** A command that tests something. */
export interface CheckOptions {
  /** Its name in the terminal. */
  readonly name: string;
  /** Its command line. */
  readonly command: string;
  /** Whether it reports each of its tests; otherwise it is a single test. */
  readonly hasTests?: boolean;
  /** Whether it prepares the other checks; then it does not count as a test. */
  readonly isPreparation?: boolean;
}

export interface Failure {
  readonly title: string;
  readonly text: string;
}

/** Number of lines at the end of the output that explain a failure without a failed test. */
const LAST_LINES = 20;

/** A check that has been started, with its progress and its outcome. */
export class Check {
  private readonly start = performance.now();
  private end: number | undefined;
  private planned = 0;
  private readonly running: string[] = [];
  private text = '';
  /** The beginning of a line of output. */
  private line = '';
  passed = 0;
  readonly failures: Failure[] = [];
  /** The finished tests. */
  readonly ended: { readonly title: string; readonly seconds: number }[] = [];

  /** @param onFailure receives each failure at once */
  constructor(
    readonly options: CheckOptions,
    private readonly onFailure: (failure: Failure) => void,
  ) {}

  /** Reads output with events. */
  read(output: string): void {
    const lines = `${this.line}${output}`.split('\n');
    this.line = lines.pop() ?? '';
    for (const { text, event } of lines.map(readLine)) {
      if (text || !event) this.print(`${text}\n`);
      if (!event) continue;
      if ('planned' in event) this.planned += event.planned;
      else if ('started' in event) this.running.push(event.started);
      else this.endTest(event.ended, event.seconds, event.failure);
    }
  }

  /** Reads output without events. */
  print(text: string): void {
    this.text += text;
  }

  private endTest(name: string, seconds: number, failure?: string): void {
    const at = this.running.indexOf(name);
    if (at >= 0) this.running.splice(at, 1);
    this.ended.push({ title: this.titleOf(name), seconds });
    if (failure === undefined) this.passed += 1;
    else this.fail(name, failure);
  }

  private titleOf = (name: string) =>
    name === this.options.name ? name : `${this.options.name}: ${name}`;

  private fail(name: string, text: string): void {
    const failure = { title: this.titleOf(name), text };
    this.failures.push(failure);
    this.onFailure(failure);
  }

  /** Ends it with the exit code of its command. */
  finish(code: number): void {
    this.end = performance.now();
    const { name, hasTests, isPreparation } = this.options;
    const fault = this.failures.length > 0 ? undefined : this.faultOf(code);
    if (fault) {
      const output = `${this.text}${this.line}`.trimEnd().split('\n');
      this.fail(fault, output.slice(-LAST_LINES).join('\n'));
    } else if (!hasTests && !isPreparation) this.endTest(name, this.seconds);
  }

  /** Why it has failed although no test has. */
  private faultOf(code: number): string | undefined {
    if (code !== 0) return `exit code ${code}`;
    if (this.options.hasTests && this.planned === 0) return 'no test ran';
    const missing = this.planned - this.ended.length;
    return missing > 0 ? `${missing} of ${many(this.planned, 'test')} did not run` : undefined;
  }

  get isRunning(): boolean {
    return this.end === undefined;
  }

  private get seconds(): number {
    return ((this.end ?? performance.now()) - this.start) / 1_000;
  }

  /** Its line in the terminal. */
  get message(): string {
    const { name, isPreparation } = this.options;
    const failed = this.failures.length > 0 ? ` … ${this.failures.length} failed` : '';
    const time = `(${Math.round(this.seconds)} s)`;
    if (this.end !== undefined) {
      const passed = isPreparation ? '' : ` ${this.passed} passed`;
      return `${failed ? '✗' : '✓'} ${name}${passed}${failed} ${time}`;
    }
    const count = this.planned > 0 ? ` ${this.ended.length} of ${this.planned}` : '';
    const current = this.running.at(-1) ?? this.text.trimEnd().split('\n').at(-1);
    return `▸ ${name}${count}${failed} ${time} ${current}`.trimEnd();
  }
}
