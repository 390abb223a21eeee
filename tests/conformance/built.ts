/** Builds the twins' page and serves it under the name of each twin. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type ServedPage, serve } from '../run/serve.ts';
import { rightVariants } from './correct.ts';
import { slug, variants } from './faulty.ts';

export const FOLDER = 'reports/twins/page';

/** Serves `/<twin>/<file>` as `/<file>`; the page reads the twin's name from its address. */
function servedByName(): Plugin {
  const names = new Set([...rightVariants, ...variants].map(({ name }) => slug(name)));
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

/** Builds the page and serves it; `addressOf` returns the address of a twin. */
export async function serveTwins(): Promise<ServedPage> {
  await build({
    configFile: false,
    root: 'tests/conformance/page',
    base: './/',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: resolve(FOLDER), emptyOutDir: true },
  });
  return serve(FOLDER, [servedByName()]);
}

/** The address of a twin on the server at `url`. */
export const addressOf = (url: string, name: string) => new URL(`${slug(name)}/`, url).href;
