import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, preview } from 'vite';
import { uncompressed } from './uncompressed.ts';

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built page on this machine, at a free port.
 *
 * @param plugins what else the server does
 * @param base the path that it is served at
 * @throws Error if the folder holds no built page
 */
export async function serve(
  outDir = 'dist',
  plugins: readonly Plugin[] = [],
  base = '/',
): Promise<ServedPage> {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`No page is in ${outDir} to be served: build it first`);
  }
  const server = await preview({
    logLevel: 'warn',
    // A file that is not there is not to be had, as with any web server.
    appType: 'mpa',
    base,
    plugins: [uncompressed(), ...plugins],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0] as string;
  return {
    url,
    close: async () => {
      server.httpServer.close();
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      await once(server.httpServer, 'close');
    },
  };
}
