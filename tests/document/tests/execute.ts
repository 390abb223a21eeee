import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { environment } from '../../run/settings.ts';

/** The result of a command. */
interface Ended {
  readonly code: number | string;
  readonly said: string;
}

/** Runs a command from `node_modules/.bin`. */
export function execute(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const path = resolve('node_modules/.bin', command);
  return new Promise((done) => {
    execFile(path, args, { env: environment(env) }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}
