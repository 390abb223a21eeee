import { type Outcome, outcomeOf } from '../reports/junit.ts';
import { many } from '../text.ts';
import { EventReader, type Progress } from './event.ts';

/** A command, with a report or as a single test. */
export interface CheckOptions {
  /** Its name in the terminal. */
  readonly name: string;
  /** Its command line. */
  readonly command: string;
  /** Its JUnit report; without one, it is a single test. */
  readonly report?: string;
  /** Whether it prepares the other checks; then it does not count as a test. */
  readonly isPreparation?: boolean;
}

export interface Failure {
  readonly title: string;
  readonly text: string;
}

/** A finished test. */
interface Ended {
  readonly title: string;
  readonly seconds: number;
}

/** Number of lines at the end of the output that explain a failure without a failed test. */
const LAST_LINES = 20;

/** A check with its progress and its outcome. */
export class Check {
  private start: number | undefined;
  private end: number | undefined;
  private planned = 0;
  private readonly running: string[] = [];
  private text = '';
  private outcome: Outcome | undefined;
  readonly ended: Ended[] = [];
  readonly failures: Failure[] = [];
  readonly output = new EventReader(
    (event) => this.take(event),
    (text) => this.print(text),
  );

  /**
   * @param now returns the time in ms
   * @param onFailure receives each failure at once
   */
  constructor(
    readonly options: CheckOptions,
    private readonly now: () => number,
    private readonly onFailure: (failure: Failure) => void,
  ) {}

  begin(): void {
    this.start = this.now();
  }

  /** Adds output without events. */
  print = (text: string): void => {
    this.text += text;
  };

  private take(event: Progress): void {
    if ('planned' in event) this.planned += event.planned;
    else if ('started' in event) this.running.push(event.started);
    else {
      const { ended: name, seconds, failure } = event;
      const at = this.running.indexOf(name);
      if (at >= 0) this.running.splice(at, 1);
      this.ended.push({ title: this.titleOf(name), seconds });
      if (failure !== undefined) this.fail(name, failure);
    }
  }

  private titleOf = (name: string) => `${this.options.name}: ${name}`;

  private fail(name: string, text: string): void {
    const failure = { title: this.titleOf(name), text };
    this.failures.push(failure);
    this.onFailure(failure);
  }

  /** Ends it with the exit code of its command. */
  finish(code: number): void {
    this.output.end();
    this.end = this.now();
    const { report } = this.options;
    this.outcome = report ? this.outcomeOf(report, code) : this.single(code);
    const { fault } = this.outcome;
    if (!fault) return;
    const title = this.text.includes('ENOSPC') ? `the disk is full, ${fault}` : fault;
    this.fail(title, this.text.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
  }

  /** The outcome by its report, which must have as many tests as were planned. */
  private outcomeOf(report: string, code: number): Outcome {
    const outcome = outcomeOf(report, code);
    const missing = this.planned - outcome.passed - outcome.failed.length;
    if (outcome.failed.length > 0 || missing <= 0) return outcome;
    const fault = `${missing} of ${many(this.planned, 'test')} did not run`;
    return { ...outcome, failed: [fault], fault };
  }

  private single(code: number): Outcome {
    const { name, isPreparation } = this.options;
    if (!isPreparation) this.ended.push({ title: name, seconds: this.seconds });
    if (code === 0) return { passed: isPreparation ? 0 : 1, failed: [] };
    const fault = `exit code ${code}`;
    return { passed: 0, failed: [fault], fault };
  }

  /** The last line of its output. */
  get lastLine(): string {
    return this.text.trimEnd().split('\n').at(-1) ?? '';
  }

  get passed(): number {
    return this.outcome?.passed ?? 0;
  }

  get failed(): number {
    return this.outcome?.failed.length ?? this.failures.length;
  }

  get isRunning(): boolean {
    return this.start !== undefined && this.end === undefined;
  }

  private get seconds(): number {
    return ((this.end ?? this.now()) - (this.start ?? this.now())) / 1_000;
  }

  /** Its line in the terminal. */
  get line(): string {
    const { name, isPreparation } = this.options;
    if (this.start === undefined) return `  ${name}`;
    const took = `${Math.round(this.seconds)} s`;
    const failed = this.failed > 0 ? ` … ${this.failed} failed` : '';
    if (this.outcome) {
      const passed = isPreparation ? '' : ` ${this.passed} passed`;
      return `${failed ? '✗' : '✓'} ${name}${passed}${failed} (${took})`;
    }
    const count = this.planned > 0 ? ` ${this.ended.length} of ${this.planned}` : '';
    const current = this.running.at(-1) ?? this.lastLine;
    return `▸ ${name}${count}${failed} (${took}) ${current}`.trimEnd();
  }
}
