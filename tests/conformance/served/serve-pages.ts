/** Builds and serves the variants of the second page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { productionBuild } from '../../../vite.config.ts';
import { type ServedPage, serve } from '../../run/serve.ts';
import { correctPages } from '../correct/correct-pages.ts';
import { faultyPages } from '../faulty/faulty-pages.ts';
import { slug } from '../page/differences.ts';

const FOLDER = 'reports/conformance/page';

/**
 * Builds the second page into a folder, with a subfolder and an `index.html` for each variant: the page
 * reads the name of the variant from the address.
 */
export async function buildPages(
  folder: string,
  pages: readonly { readonly name: string }[],
): Promise<void> {
  await build({
    configFile: false,
    root: 'tests/conformance/served',
    base: './',
    logLevel: 'warn',
    plugins: [productionBuild(), react()],
    build: { outDir: resolve(folder), emptyOutDir: true, modulePreload: false },
  });
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('="./', '="../');
  for (const { name } of pages) {
    mkdirSync(join(folder, slug(name)));
    writeFileSync(join(folder, slug(name), 'index.html'), html);
  }
}

/** Builds the correct and the faulty pages and serves them; `addressOf` returns the address of each. */
export async function servePages(): Promise<ServedPage> {
  await buildPages(FOLDER, [...correctPages, ...faultyPages]);
  return serve(FOLDER);
}

/** The address of a page on the server at `url`. */
export const addressOf = (url: string, name: string) => new URL(`${slug(name)}/`, url).href;
