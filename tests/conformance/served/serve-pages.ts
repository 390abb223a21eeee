/** Builds the second page and serves it under the name of each correct and each faulty page. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type ServedPage, serve } from '../../run/serve.ts';
import { correctPages } from '../correct/correct-pages.ts';
import { faultyPages } from '../faulty/faulty-pages.ts';
import { slug } from '../page/differences.ts';

export const FOLDER = 'reports/conformance/page';

/** Serves `/<name>/<file>` as `/<file>`; the page reads its name from the address. */
function servedByName(): Plugin {
  const names = new Set([...correctPages, ...faultyPages].map(({ name }) => slug(name)));
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

/** Builds the page and serves it; `addressOf` returns the address of each page. */
export async function servePages(): Promise<ServedPage> {
  await build({
    configFile: false,
    root: 'tests/conformance/served',
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: resolve(FOLDER), emptyOutDir: true },
  });
  return serve(FOLDER, [servedByName()]);
}

/** The address of a page on the server at `url`. */
export const addressOf = (url: string, name: string) => new URL(`${slug(name)}/`, url).href;
