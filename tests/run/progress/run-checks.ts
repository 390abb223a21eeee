import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { passOnBrowser } from '../browser/provide.ts';
import { endGroups, run } from '../command.ts';
import { change, showSettings } from '../settings.ts';
import { onTermination } from '../signals.ts';
import { Check, type CheckOptions } from './check.ts';
import { failureLines, summary } from './summary.ts';
import { Terminal } from './terminal.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The command line of a script of `package.json`. */
export const script = (name: string, ...args: readonly string[]): string =>
  [scripts[name], ...args].join(' ');

const BROWSER = {
  name: 'browser',
  command: 'node --import tsx tests/commands/find-browser.ts',
  isPreparation: true,
};
const PAGE = { name: 'page', command: script('build'), isPreparation: true };

class CheckRun {
  private readonly started = performance.now();
  private isEnding = false;
  private readonly browser = this.checkOf(BROWSER);
  private readonly page = this.checkOf(PAGE);
  private readonly queues: readonly (readonly Check[])[];
  private readonly checks: readonly Check[];
  private readonly terminal: Terminal;

  constructor(queues: readonly (readonly CheckOptions[])[]) {
    this.queues = queues.map((queue) => queue.map((options) => this.checkOf(options)));
    this.checks = [this.browser, this.page, ...this.queues.flat()];
    this.terminal = new Terminal(
      () => this.checks.map(({ line }) => line),
      () => this.checks.filter(({ isRunning }) => isRunning).map(({ line }) => line),
    );
  }

  private checkOf(options: CheckOptions): Check {
    const clock = () => performance.now();
    return new Check(options, clock, (failure) => {
      if (!this.isEnding) this.terminal.print(failureLines(failure));
    });
  }

  /** Runs all checks; returns the exit code. */
  async run(): Promise<number> {
    const hasBrowser = await this.inOrder([this.browser]);
    passOnBrowser(this.browser.lastLine);
    if (hasBrowser && (await this.inOrder([this.page])))
      await Promise.all(this.queues.map((queue) => this.inOrder(queue)));
    this.terminal.end();
    console.log(summary(this.checks, (performance.now() - this.started) / 1_000));
    return this.checks.some(({ failed }) => failed > 0) ? 1 : 0;
  }

  /** Runs one check after the other; returns whether all preparations have passed. */
  private async inOrder(checks: readonly Check[]): Promise<boolean> {
    for (const check of checks) {
      await this.perform(check);
      if (check.options.isPreparation && check.failed > 0) return false;
    }
    return true;
  }

  private async perform(check: Check): Promise<void> {
    const { command, report } = check.options;
    if (report) rmSync(report, { force: true });
    check.begin();
    const code = await run(command, [], {
      shell: true,
      leadsGroup: true,
      env: { SPEC_PROGRESS: '1', SPEC_IS_BUILT: '1' },
      onOutput: (output) => check.output.read(output),
      onError: check.print,
    });
    // An interrupted check has no outcome, and no check follows it.
    if (this.isEnding) await new Promise(() => {});
    check.finish(code);
    this.terminal.finished(check.line);
  }

  /** Ends all running checks and this process. */
  async end(signal: keyof typeof constants.signals): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    this.terminal.end();
    await endGroups();
    console.error(`Ended by ${signal}.`);
    process.exit(128 + constants.signals[signal]);
  }
}

/**
 * Runs checks in Chromium, shows their progress, and sets the exit code.
 *
 * @param queues run in parallel; the checks of a queue run one after the other
 */
export async function runChecks(queues: readonly (readonly CheckOptions[])[]): Promise<void> {
  mkdirSync('reports', { recursive: true });
  change({ SPEC_BROWSER: 'chromium' });
  showSettings();
  const run = new CheckRun(queues);
  const stopListening = onTermination((signal) => run.end(signal));
  process.exitCode = await run.run();
  stopListening();
}
