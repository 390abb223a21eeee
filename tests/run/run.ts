import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment } from './settings.ts';

/**
 * Runs a command from `node_modules/.bin`.
 *
 * @param env what its environment has besides this one
 * @param print receives its output; without it, the output is shown as it comes
 * @param signal ends it
 * @returns its exit code
 * @throws AbortError if `signal` has ended it
 */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  print?: (output: Buffer) => void,
  signal?: AbortSignal,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    ...(signal && { signal }),
    env: environment(env),
  });
  if (print) for (const stream of [child.stdout, child.stderr]) stream?.on('data', print);
  const [code] = await once(child, 'close');
  return code ?? 1;
}
