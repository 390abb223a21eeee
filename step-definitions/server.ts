import { once } from 'node:events';
import { preview } from 'vite';

export interface JudgedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** The page to judge: the one at `BASE_URL`, or else this project's own, built and served here. */
export async function judgedPage(): Promise<JudgedPage> {
  const given = process.env.BASE_URL;
  if (given) return { url: given, close: async () => {} };
  const server = await preview({ logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The page is not served: run "npm run build" first');
  return {
    url,
    close: async () => {
      server.httpServer.close();
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      await once(server.httpServer, 'close');
    },
  };
}
