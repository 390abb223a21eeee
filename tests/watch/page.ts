/** The page that the watcher builds and serves, apart from the one in `dist/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type ServedPage, serve } from '../run/serve.ts';

const PAGE = 'reports/watch/page';
const DOCUMENT = join(PAGE, 'index.html');

/** Serves the page, even before its first build. */
export function servePage(): Promise<ServedPage> {
  mkdirSync(PAGE, { recursive: true });
  if (!existsSync(DOCUMENT)) writeFileSync(DOCUMENT, '');
  return serve(PAGE);
}

/**
 * Builds the page.
 *
 * @returns its document, which differs whenever a script or a style differs
 * @throws Error with the file, line and message of the first build error
 */
export async function buildPage(): Promise<string> {
  await build({ logLevel: 'silent', build: { outDir: PAGE } });
  return readFileSync(DOCUMENT, 'utf8');
}
