import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of another origin, on this machine. */
export interface OtherServer {
  readonly url: string;
  /** What it has been asked for, connections without a request too. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

/** Starts a server that answers anybody, at a free port. */
export async function listen(): Promise<OtherServer> {
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
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
