import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Runs a command from `node_modules/.bin` with its output shown; returns its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...env,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
  });
  return status ?? 1;
}
