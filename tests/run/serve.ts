import { type Plugin, preview } from 'vite';
import { run } from './command.ts';
import { showWhile } from './progress/progress.ts';
import { hasParent, Refusal } from './settings.ts';

/** The folder of the built page, as in `vite.config.ts`. */
export const PAGE = 'dist/page';
/** The arguments of Vite that build the page. */
export const BUILD = ['build', '--logLevel', 'warn'];

/**
 * Builds the page into `PAGE`, unless a parent process has done so.
 *
 * @throws Refusal if it cannot be built
 */
export async function buildPage(): Promise<void> {
  if (!hasParent() && (await showWhile('page', run('vite', BUILD))) !== 0)
    throw new Refusal('The page cannot be built; see above');
}

/**
 * Makes Vite's preview server send every file uncompressed, whatever encodings the browser accepts. On
 * one machine compression saves nothing, and its pipeline can stall.
 */
export function uncompressed(): Plugin {
  return {
    name: 'uncompressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
}

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built page on localhost, on a free port.
 *
 * @param base the path under which it is served
 * @throws Error if there is no such folder
 */
export async function serve(outDir = PAGE, base = '/'): Promise<ServedPage> {
  const server = await preview({
    logLevel: 'warn',
    // Answers 404 for a missing file, as any web server, instead of the index page.
    appType: 'mpa',
    base,
    plugins: [uncompressed()],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls?.local[0] as string, close: () => server.close() };
}
