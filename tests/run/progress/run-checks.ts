import { mkdirSync, readFileSync } from 'node:fs';
import { provideBrowser } from '../browser/launch.ts';
import { endOnSignal, run } from '../command.ts';
import { readArguments } from '../command-line.ts';
import { change } from '../settings.ts';
import { many } from '../text.ts';
import { Check } from './check.ts';

/** Command lines that test something, one after the other, by their names in the terminal. */
type Queue = Readonly<Record<string, string>>;

/** Time between two prints without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;

// A pseudo-terminal may have no size, as that of `docker run -t` in CI.
const WIDTH = (process.stdout.isTTY && process.stdout.columns) || 0;
const CLEAR_LINE = WIDTH > 0 ? '\r\u001b[K' : '';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The command line of a script of `package.json`. */
export const script = (name: string, ...args: readonly string[]): string =>
  [scripts[name], ...args].join(' ');

const print = (text: string) => process.stdout.write(`${CLEAR_LINE}${text}\n`);

/** Prints what is running; in a terminal in one line, which the next print overwrites. */
function showProgress(checks: readonly Check[]): void {
  const lines = checks.filter(({ hasEnded }) => !hasEnded).map(({ line }) => line);
  if (WIDTH > 0) process.stdout.write(`${CLEAR_LINE}${lines.join('  ').slice(0, WIDTH - 1)}`);
  else print(lines.join('\n'));
}

async function runCheck(check: Check, command: string): Promise<void> {
  const code = await run(command, [], {
    isScript: true,
    env: { SPEC_PROGRESS: '1', SPEC_IS_BUILT: '1' },
    onOutput: (output) => check.read(output),
    onError: (output) => check.print(output),
  });
  check.end(code);
  print(check.line);
}

/**
 * Runs checks in Chromium, shows their progress, and at the end all failures and the total; sets the exit code.
 *
 * @param help printed for `--help`
 * @param queues run in parallel, after the build of the page
 */
export async function runChecks(help: string, queues: readonly Queue[]): Promise<void> {
  const start = performance.now();
  change({ SPEC_BROWSER: undefined });
  readArguments(help);
  endOnSignal();
  mkdirSync('reports', { recursive: true });
  const checks: Check[] = [];
  const failures: string[] = [];
  const fail = (failure: string) => {
    failures.push(failure);
    print(failure);
  };
  const runQueue = async (queue: Queue) => {
    for (const [name, command] of Object.entries(queue)) {
      const check = new Check(name, fail);
      checks.push(check);
      await runCheck(check, command);
    }
  };
  await provideBrowser().catch(({ message }) => fail(`✗ ${message}\n`));
  const timer = setInterval(showProgress, WIDTH > 0 ? REFRESH_MS : PRINT_MS, checks);
  if (failures.length === 0) await runQueue({ page: script('build') });
  if (failures.length === 0) await Promise.all(queues.map(runQueue));
  clearInterval(timer);
  if (failures.length > 0)
    print(`\n${many(failures.length, 'failure')}:\n\n${failures.join('\n')}`);
  const seconds = Math.round((performance.now() - start) / 1_000);
  const passed = checks.reduce((sum, check) => sum + check.passed, 0);
  print(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  print(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
