/** The page as the watcher builds it: in a folder of its own, beside the one for readers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { keepOrigins } from './origins.ts';

export const PAGE = 'reports/watch/page';

/**
 * Builds the page.
 *
 * @returns its document, which names its scripts and styles by their content
 * @throws Error with the file, line and message of what cannot be built
 */
export async function buildPage(): Promise<string> {
  await build({ logLevel: 'silent', build: { outDir: PAGE, sourcemap: 'hidden' } });
  keepOrigins(join(PAGE, 'assets'));
  return readFileSync(join(PAGE, 'index.html'), 'utf8');
}
