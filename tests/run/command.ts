import { execa } from 'execa';

interface CommandOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command. */
  readonly signal?: AbortSignal;
  /** Receives each line of the output; without it, the command prints to the terminal of this process. */
  readonly onLine?: (line: string) => void;
  /** Whether nothing is printed but errors. */
  readonly isSilent?: boolean;
}

/**
 * Runs a command from `node_modules/.bin` or from `PATH`; it is told to end when this process ends.
 *
 * @returns its exit code, or 1 if a signal has ended it
 * @throws Error if it does not start or `signal` has ended it
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  { env = {}, signal, onLine, isSilent = false }: CommandOptions = {},
): Promise<number> {
  const lines =
    onLine &&
    function* (line: unknown) {
      onLine(`${line}`);
      yield line;
    };
  const ended = await execa(command, args, {
    env,
    preferLocal: true,
    reject: false,
    stdin: onLine ? 'ignore' : 'inherit',
    stdout: lines ?? (isSilent ? 'ignore' : 'inherit'),
    stderr: lines ?? 'inherit',
    ...(signal && { cancelSignal: signal }),
  });
  if (ended instanceof Error && ended.cause) throw ended;
  return ended.exitCode ?? 1;
}
