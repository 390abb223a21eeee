import { many } from '../text.ts';
import { type Progress, RECORD } from './event.ts';

/** Number of lines at the end of the output that explain a failure without a failed test. */
const LAST_LINES = 20;

/** A check that has been started, with its progress and its outcome. */
export class Check {
  private readonly start = performance.now();
  /** The number of tests; absent as long as none has been reported: it may be a single test. */
  private planned: number | undefined;
  private text = '';
  /** The beginning of a line of output. */
  private rest = '';
  /** What is running, the test that ended last, or the last line of output. */
  private latest = '';
  hasEnded = false;
  passed = 0;
  private failed = 0;

  /** @param onFailure receives each failure at once */
  constructor(
    private readonly name: string,
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
    this.latest = text.trimEnd().split('\n').at(-1) ?? '';
  }

  count({ planned = 0, running, ended, failure }: Progress): void {
    this.planned = (this.planned ?? 0) + planned;
    this.latest = running ?? this.latest;
    if (ended === undefined) return;
    this.latest = ended;
    if (failure === undefined) this.passed += 1;
    else this.fail(ended, failure);
  }

  private fail(title: string, text: string): void {
    const indented = text.replaceAll(/^(?=.)/gm, '    ');
    this.failed += 1;
    this.onFailure(`✗ ${this.name}: ${title}\n${indented}\n`);
  }

  /** Ends it with the exit code of its command. */
  end(code: number): void {
    this.hasEnded = true;
    if (this.planned === undefined && code === 0) this.passed = 1;
    const fault = this.failed === 0 && this.faultOf(code);
    const output = `${this.text}${this.rest}`.trimEnd().split('\n');
    if (fault) this.fail(fault, output.slice(-LAST_LINES).join('\n'));
  }

  /** Why it has failed although no test has. */
  private faultOf(code: number): string | undefined {
    if (code !== 0) return `exit code ${code}`;
    const { planned = 1, passed } = this;
    if (planned === 0) return 'no test ran';
    return passed < planned
      ? `${planned - passed} of ${many(planned, 'test')} did not run`
      : undefined;
  }

  /** Its line in the terminal. */
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
