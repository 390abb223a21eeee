import { mkdirSync, readFileSync } from 'node:fs';
import { expectBrowser } from '../browser/provide.ts';
import { endOnSignal, run } from '../command.ts';
import { change } from '../settings.ts';
import { many } from '../text.ts';
import { Check, type CheckOptions, type Failure } from './check.ts';
import { Terminal } from './terminal.ts';

/** Number of listed slowest tests. */
const SLOWEST = 5;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The command line of a script of `package.json`. */
export const script = (name: string, ...args: readonly string[]): string =>
  [scripts[name], ...args].join(' ');

const PAGE = { name: 'page', command: script('build'), isPreparation: true };

const inWords = ({ title, text }: Failure) =>
  `✗ ${title}\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`;

/** The checks of a command, in the order of their start. */
class CheckRun {
  private readonly checks: Check[] = [];
  private readonly terminal = new Terminal(() =>
    this.checks.filter(({ isRunning }) => isRunning).map(({ message }) => message),
  );
  private readonly start = performance.now();

  /** Runs one check after the other; returns whether all preparations among them have passed. */
  async run(queue: readonly CheckOptions[]): Promise<boolean> {
    for (const options of queue) {
      const check = new Check(options, (failure) => this.terminal.print(inWords(failure)));
      this.checks.push(check);
      const code = await run(options.command, [], {
        shell: true,
        leadsGroup: true,
        env: { SPEC_PROGRESS: '1', SPEC_IS_BUILT: '1' },
        onOutput: (output) => check.read(output),
        onError: (output) => check.print(output),
      });
      check.finish(code);
      this.terminal.print(check.message);
      if (options.isPreparation && code !== 0) return false;
    }
    return true;
  }

  /** Ends it: prints all failures, the slowest tests, the time, and the total as the last line. */
  end(): void {
    this.terminal.end();
    const failures = this.checks.flatMap((check) => check.failures);
    const slowest = this.checks
      .flatMap(({ ended }) => ended)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST);
    const passed = this.checks.reduce((sum, check) => sum + check.passed, 0);
    const seconds = Math.round((performance.now() - this.start) / 1_000);
    const lines = [
      '',
      ...(failures.length > 0 ? [`${many(failures.length, 'failure')}:`, ''] : []),
      ...failures.map(inWords),
      ...(slowest.length > 0 ? ['Slowest:'] : []),
      ...slowest.map((each) => `${each.seconds.toFixed(1).padStart(6)} s  ${each.title}`),
      '',
      `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
      `${passed} passed, ${failures.length} failed`,
    ];
    console.log(lines.join('\n'));
    process.exitCode = failures.length > 0 ? 1 : 0;
  }
}

/**
 * Runs checks in Chromium, shows their progress, and sets the exit code.
 *
 * @param queues run in parallel; the checks of a queue run one after the other
 */
export async function runChecks(queues: readonly (readonly CheckOptions[])[]): Promise<void> {
  endOnSignal();
  mkdirSync('reports', { recursive: true });
  change({ SPEC_BROWSER: 'chromium' });
  try {
    await expectBrowser();
  } catch (error) {
    console.log(`✗ ${(error as Error).message}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
  const checks = new CheckRun();
  if (await checks.run([PAGE])) await Promise.all(queues.map((queue) => checks.run(queue)));
  checks.end();
}
