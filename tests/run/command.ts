import { execa } from 'execa';

/** Time that a group has to end, in ms. */
const END_MS = 1_000;

/** Ends a group of processes: what is left of it after a while, too, such as a compiler that ignores signals. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGTERM');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, END_MS);
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

interface CommandOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Receives each line of the output; without it, the command prints to the terminal of this process. */
  readonly onLine?: (line: string) => void;
  /** Whether nothing is printed but errors. */
  readonly isSilent?: boolean;
}

/**
 * Runs a command from `node_modules/.bin` or from `PATH`; it ends with this process at the latest.
 *
 * @returns its exit code, or 1 if a signal has ended it
 * @throws Error if it does not start
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  { env = {}, onLine, isSilent = false }: CommandOptions = {},
): Promise<number> {
  const lines =
    onLine &&
    function* (line: unknown) {
      onLine(`${line}`);
      yield line;
    };
  const isGroup = onLine !== undefined && process.platform !== 'win32';
  const running = execa(command, args, {
    env,
    preferLocal: true,
    reject: false,
    stdin: onLine ? 'ignore' : 'inherit',
    stdout: lines ?? (isSilent ? 'ignore' : 'inherit'),
    stderr: lines ?? 'inherit',
    detached: isGroup,
  });
  const end = () => isGroup && running.pid && endGroup(running.pid);
  process.once('exit', end);
  const ended = await running;
  process.off('exit', end);
  if (ended instanceof Error && ended.cause) throw ended;
  return ended.exitCode ?? 1;
}
