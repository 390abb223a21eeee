import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs examples apart from the project's own run, and writes their message stream to a file. */
export async function judge(
  stream: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const command = ['cucumber-js', '-p', 'site', '--format', `message:${stream}`, ...args];
  await new Promise((done) => {
    execFile('npx', command, { env: { ...process.env, PATIENCE_MS: '1000', ...env } }, done);
  });
}

/** A page of one contact, which sorts and loads nothing. */
const WRONG = `<!doctype html><title>Wrong</title><div id="root"><table>
  <tr><th>UUID</th><th>Name</th><th>Address</th><th>Phone</th></tr>
  <tr><td>1</td><td>Al</td><td>Ohio</td><td>555</td></tr></table></div>`;

/** Serves the wrong page, for as long as `use` takes. */
export async function withWrongPage(use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end(WRONG);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
}
