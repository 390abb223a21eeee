import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { productionBuild } from '../../../vite.config.ts';
import { slug } from '../page/differences.ts';

/**
 * Builds the second page into a folder, with a subfolder and an `index.html` for each variant: the page
 * reads the name of the variant from the address.
 *
 * @param plugins additional Vite plugins
 */
export async function buildPages(
  folder: string,
  pages: readonly { readonly name: string }[],
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    root: 'tests/conformance/served',
    base: './',
    logLevel: 'warn',
    plugins: [productionBuild(), react(), ...plugins],
    build: { outDir: resolve(folder), emptyOutDir: true, modulePreload: false },
  });
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('="./', '="../');
  for (const { name } of pages) {
    mkdirSync(join(folder, slug(name)));
    writeFileSync(join(folder, slug(name), 'index.html'), html);
  }
}
