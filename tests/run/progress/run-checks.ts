import { mkdirSync, readFileSync } from 'node:fs';
import { provideBrowser } from '../browser/launch.ts';
import { endOnSignal, run } from '../command.ts';
import { readArguments } from '../command-line.ts';
import { change } from '../settings.ts';
import { many } from '../text.ts';
import { Check, type CheckOptions } from './check.ts';

/** Time between two prints without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The command line of a script of `package.json`. */
export const script = (name: string, ...args: readonly string[]): string =>
  [scripts[name], ...args].join(' ');

const PAGE = { name: 'page', command: script('build') };

/** The checks of a command, in the order of their start, and their lines in the terminal. */
class CheckRun {
  private readonly checks: Check[] = [];
  private readonly running = new Set<Check>();
  private readonly start = performance.now();
  // A pseudo-terminal may have no size, as that of `docker run -t` in CI.
  private readonly width = (process.stdout.isTTY && process.stdout.columns) || 0;
  private readonly timer = setInterval(
    () => (this.width > 0 ? this.print() : this.print(...this.messages())),
    this.width > 0 ? REFRESH_MS : PRINT_MS,
  );
  /** Number of lines below the last text. */
  private shown = 0;

  private messages = () => [...this.running].map(({ message }) => message);

  /** Prints texts and, in a terminal, the lines of what is running below them. */
  private print(...texts: readonly string[]): void {
    const up = this.shown > 0 ? `\u001b[${this.shown}F\u001b[J` : '';
    const below = this.width > 0 ? this.messages() : [];
    const lines = [...texts, ...below.map((line) => line.slice(0, this.width - 1))];
    process.stdout.write(up + lines.map((line) => `${line}\n`).join(''));
    this.shown = below.length;
  }

  /** Runs one check after the other; returns whether the last one has passed. */
  async run(queue: readonly CheckOptions[]): Promise<boolean> {
    let hasPassed = true;
    for (const options of queue) {
      const check = new Check(options, (failure) => this.print(failure));
      this.checks.push(check);
      this.running.add(check);
      const code = await run(options.command, [], {
        shell: true,
        leadsGroup: true,
        env: { SPEC_PROGRESS: '1', SPEC_IS_BUILT: '1' },
        onOutput: (output) => check.read(output),
        onError: (output) => check.print(output),
      });
      this.running.delete(check);
      this.print(check.finish(code));
      hasPassed = check.failures.length === 0;
    }
    return hasPassed;
  }

  /** Ends it: prints all failures, the time, and the total as the last line. */
  end(): void {
    clearInterval(this.timer);
    const failures = this.checks.flatMap((check) => check.failures);
    const passed = this.checks.reduce((sum, check) => sum + check.passed, 0);
    const seconds = Math.round((performance.now() - this.start) / 1_000);
    if (failures.length > 0)
      this.print('', `${many(failures.length, 'failure')}:`, '', ...failures);
    this.print('', `${Math.floor(seconds / 60)} min ${seconds % 60} s`);
    this.print(`${passed} passed, ${failures.length} failed`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  }
}

/**
 * Runs checks in Chromium, shows their progress, and sets the exit code.
 *
 * @param help printed for `--help`
 * @param queues run in parallel; the checks of a queue run one after the other
 */
export async function runChecks(
  help: string,
  queues: readonly (readonly CheckOptions[])[],
): Promise<void> {
  change({ SPEC_BROWSER: undefined });
  readArguments(help, {});
  endOnSignal();
  mkdirSync('reports', { recursive: true });
  try {
    await provideBrowser();
  } catch (error) {
    console.log(`✗ ${(error as Error).message}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
  const checks = new CheckRun();
  if (await checks.run([PAGE])) await Promise.all(queues.map((queue) => checks.run(queue)));
  checks.end();
}
