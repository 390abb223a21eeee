import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of another origin on this machine. */
export type OtherServer = Awaited<ReturnType<typeof listen>>;

/** Starts a server on a free port that answers every request and allows every origin. */
export async function listen() {
  /** The received requests, and connections without a request. */
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  server.on('connection', () => received.push('a connection'));
  server.on('upgrade', (request, socket) => {
    received.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
