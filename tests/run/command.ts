/** Runs commands, and ends them together with the processes that they started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { environment } from './settings.ts';

/** Time that interrupted commands have to end, and interval at which the parent process is checked, in ms. */
const END_MS = 1_000;
const POLL_MS = 500;

interface CommandOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command. */
  readonly signal?: AbortSignal;
  /** Receives the output; without it, the command prints to the terminal of this process. */
  readonly onOutput?: (text: string) => void;
  /** Receives standard error; by default `onOutput` does. */
  readonly onError?: (text: string) => void;
  /**
   * Whether `command` is a whole command line, as in the scripts of `package.json`. Its processes are a group,
   * which ends with its shell, or with this process at the latest.
   */
  readonly isScript?: boolean;
}

const isWindows = process.platform === 'win32';
const leaders = new Set<ChildProcess>();

/** Sends a signal to a process group, if any process of it is left. */
function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    // Windows has no process groups.
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, name);
  } catch {
    // All of them have ended.
  }
}

// The groups end by SIGINT; what is left of them after a second, by SIGKILL.
process.on('exit', () => {
  for (const leader of leaders) signalGroup(leader, 'SIGINT');
  if (leaders.size > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, END_MS);
  for (const leader of leaders) signalGroup(leader, 'SIGKILL');
});

/**
 * Runs a command from `node_modules/.bin` or from `PATH`.
 *
 * @returns its exit code, or 1 if a signal has ended it
 * @throws Error if it does not start, AbortError if `signal` has ended it
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  options: CommandOptions = {},
): Promise<number> {
  const { env, signal, onOutput, onError = onOutput, isScript = false } = options;
  const child = spawn(command, args, {
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: isScript || isWindows,
    detached: isScript && !isWindows,
    env: environment(env),
    ...(signal && { signal }),
  });
  if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
  if (onError) child.stderr?.setEncoding('utf8').on('data', onError);
  if (isScript) {
    leaders.add(child);
    child.once('exit', () => {
      leaders.delete(child);
      // Processes that are left over would keep the output open.
      signalGroup(child, 'SIGKILL');
    });
  }
  const [code] = await once(child, 'close').catch(async (error) => {
    // As long as it runs, it may write.
    const isRunning = child.pid && child.exitCode === null && child.signalCode === null;
    if (isRunning) await once(child, 'exit');
    throw error;
  });
  return code ?? 1;
}

/** Runs a command and collects its output; options and errors as for `run`. */
export async function capture(
  command: string,
  args: readonly string[] = [],
  options: Omit<CommandOptions, 'onOutput' | 'onError'> = {},
): Promise<{ code: number; output: string }> {
  const texts: string[] = [];
  const code = await run(command, args, { ...options, onOutput: (text) => texts.push(text) });
  return { code, output: texts.join('') };
}

/**
 * Ends this process on a signal, or after its parent process, because npm forwards no signal to the child of
 * its shell.
 */
export function endOnSignal(): void {
  const end = (name: keyof typeof constants.signals) => {
    console.error(`Ended by ${name}.`);
    process.exit(128 + constants.signals[name]);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end('SIGHUP'), POLL_MS).unref();
}
