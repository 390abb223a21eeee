/** Runs commands, and ends them together with the processes that they started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { environment } from './settings.ts';

/** Grace period of `endGroups`, and its poll interval, in ms. */
const END_MS = 1_000;
const POLL_MS = 50;

export interface CommandOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command. */
  readonly signal?: AbortSignal;
  /** Receives the output; without it, the command prints to the terminal of this process. */
  readonly onOutput?: (text: string) => void;
  /** Receives standard error; by default `onOutput` does. */
  readonly onError?: (text: string) => void;
  /** Whether `command` is a whole command line, as in the scripts of `package.json`. */
  readonly shell?: boolean;
  /** Whether the command leads a process group, which ends with it or by `endGroups`. */
  readonly leadsGroup?: boolean;
}

const leaders = new Set<ChildProcess>();

/** Sends a signal to a process group; returns whether any process of it is left. */
function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, name);
    return true;
  } catch {
    return false;
  }
}

process.on('exit', () => {
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
  const { env, signal, onOutput, onError = onOutput, shell = false, leadsGroup } = options;
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: shell || isWindows,
    detached: Boolean(leadsGroup) && !isWindows,
    env: environment(env),
    ...(signal && { signal }),
  });
  if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
  if (onError) child.stderr?.setEncoding('utf8').on('data', onError);
  if (leadsGroup) {
    leaders.add(child);
    // Processes that are left over would keep the output open.
    child.once('exit', () => signalGroup(child, 'SIGKILL'));
  }
  try {
    const [code] = await once(child, 'close');
    return code ?? 1;
  } finally {
    leaders.delete(child);
  }
}

/** Runs a command and collects its output; options and errors as for `run`. */
export async function capture(
  command: string,
  args: readonly string[] = [],
  options: Omit<CommandOptions, 'onOutput' | 'onError'> = {},
): Promise<{ code: number; output: string }> {
  let output = '';
  const code = await run(command, args, {
    ...options,
    onOutput: (text) => {
      output += text;
    },
  });
  return { code, output };
}

/** Ends all running commands that lead a process group: by SIGINT, after one second by SIGKILL. */
export async function endGroups(): Promise<void> {
  const children = [...leaders];
  for (const child of children) signalGroup(child, 'SIGINT');
  const isAnyLeft = () => children.some((child) => signalGroup(child, 0));
  for (let waited = 0; waited < END_MS && isAnyLeft(); waited += POLL_MS) await setTimeout(POLL_MS);
  for (const child of children) signalGroup(child, 'SIGKILL');
}
