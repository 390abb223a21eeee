/** The commands under way, each in a process group of its own, so that what it starts ends with it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { environment } from '../settings.ts';

/** How long commands may take to end themselves, and how often to look, in ms. */
const END_MS = 1_000;
const POLL_MS = 50;

const running = new Set<ChildProcess>();

/** Sends a signal to a command and all that it has started; tells whether any of it is left. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
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
  for (const child of running) signal(child, 'SIGKILL');
});

/**
 * Runs a command line, as a script of `package.json` is run.
 *
 * @param onOutput receives what it prints to standard output
 * @param onError receives what it prints to standard error
 * @returns its exit code
 */
export async function start(
  commandLine: string,
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void,
  onError: (text: string) => void,
): Promise<number> {
  const child = spawn(commandLine, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(env),
  });
  running.add(child);
  child.stdout.setEncoding('utf8').on('data', onOutput);
  child.stderr.setEncoding('utf8').on('data', onError);
  // What it has left behind would keep its output open.
  child.once('exit', () => signal(child, 'SIGKILL'));
  const [code] = await once(child, 'close');
  running.delete(child);
  return code ?? 1;
}

/** Ends all commands under way, and what they have started. */
export async function endAll(): Promise<void> {
  const children = [...running];
  for (const child of children) signal(child, 'SIGINT');
  for (
    let waited = 0;
    waited < END_MS && children.some((each) => signal(each, 0));
    waited += POLL_MS
  )
    await setTimeout(POLL_MS);
  for (const child of children) signal(child, 'SIGKILL');
}
