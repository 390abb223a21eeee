/** Builds and serves the variants of the second page, and this project's page. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildPage, PAGE, type ServedPage, serve } from '../../run/serve.ts';
import { correctPages, OWN_PAGE } from '../correct/correct-pages.ts';
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
  await buildPage();
  cpSync(PAGE, join(FOLDER, slug(OWN_PAGE)), { recursive: true });
  return serve(FOLDER);
}

/** The address of a page on the server at `url`. */
export const addressOf = (url: string, name: string) => new URL(`${slug(name)}/`, url).href;
