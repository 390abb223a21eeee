/** Builds the twins' page and serves it by the names of the twins. */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { type ServedPage, serve } from '../run/serve.ts';
import { RIGHT, slug, variants } from './variants.ts';

const FOLDER = 'reports/twins/page';

/** Answers `/<twin>/<file>` with the file: the page itself reads the name of the twin. */
function servedByName(): Plugin {
  const names = new Set([RIGHT, ...variants.map(({ name }) => slug(name))]);
  return {
    name: 'served-by-name',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        const [, name = '', file = ''] = /^\/([^/?]+)(\/.*)$/.exec(request.url ?? '') ?? [];
        if (names.has(name)) request.url = file;
        next();
      });
    },
  };
}

/** Builds the page and serves it; each twin has the address that `addressOf` gives. */
export async function serveTwins(): Promise<ServedPage> {
  await build({
    configFile: false,
    root: 'tests/twins/page',
    base: './',
    logLevel: 'warn',
    build: { outDir: resolve(FOLDER), emptyOutDir: true },
  });
  return serve(FOLDER, [servedByName()]);
}

/** The address of a twin on the server at `url`. */
export const addressOf = (url: string, name: string) => new URL(`${slug(name)}/`, url).href;
