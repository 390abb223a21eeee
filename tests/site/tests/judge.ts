import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** The result of a command. */
interface Ended {
  readonly code: number | string;
  readonly said: string;
}

/** Runs a command from `node_modules/.bin`. */
export function execute(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = '.',
): Promise<Ended> {
  const path = resolve('node_modules/.bin', command);
  return new Promise((done) => {
    execFile(path, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

/** Runs examples separately from the project's run, and writes their message stream to a file. */
export function judge(
  stream: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const command = ['cucumber-js', '-p', 'site', '--format', `message:${stream}`, ...args];
  return execute(command, env);
}

/** Builds the document of these streams with the features and reports of a project folder. */
export function makeDocument(
  folder: string,
  streams: readonly string[],
  project = '.',
): Promise<Ended> {
  return execute(['tsx', resolve('tests/site/document.ts'), folder, ...streams], {}, project);
}

/** A page with one contact that neither sorts nor loads. */
const WRONG = `<!doctype html><title>Wrong</title><div id="root"><table>
  <tr><th>UUID</th><th>Name</th><th>Address</th><th>Phone</th></tr>
  <tr><td>1</td><td>Al</td><td>Ohio</td><td>555</td></tr></table></div>`;

/** Serves the wrong page while `use` runs, and returns what that returns. */
export async function withWrongPage<Value>(use: (url: string) => Promise<Value>): Promise<Value> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end(WRONG);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const value = await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return value;
}
