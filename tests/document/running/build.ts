/** Builds the scripts and the pages with which the document runs its examples in the reader's browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { faultyPages } from '../../conformance/faulty/faulty-pages.ts';
import { slug } from '../../conformance/page/differences.ts';
import { buildPages } from '../../conformance/served/serve-pages.ts';

const here = (name: string) => resolve(import.meta.dirname, name);

/** Builds a script and its style sheet, with the plugins of the page, which reduce its locale. */
export const buildScript = (entry: string, format: 'es' | 'iife', outDir: string) =>
  build({
    configFile: here('../../../vite.config.ts'),
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env': '{}' },
    resolve: { alias: { '@cucumber/cucumber': here('cucumber.ts') } },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: here(entry),
        // Used on the command line only.
        external: ['tsx/esm/api', 'util', 'timers', 'timers/promises', 'perf_hooks'],
        preserveEntrySignatures: 'strict',
        // A slow machine is no warning.
        checks: { bundlerTimings: false },
        output: { format, entryFileNames: '[name].js', assetFileNames: '[name].[ext]' },
      },
    },
  });

/** A page with the frame's first script before its own scripts, but after a policy. */
function framedPage(html: string, firstScript: string): string {
  const start = /<head>(\s*<meta http-equiv="Content-Security-Policy"[^>]*>)?/;
  return html.replace(start, `$& <script src="${firstScript}"></script>`);
}

/** Builds the faulty pages, each alone and for the frame. */
async function buildFaultyPages(folder: string, assets: string): Promise<void> {
  await buildPages(folder, faultyPages);
  for (const { name } of faultyPages) {
    const alone = readFileSync(join(folder, slug(name), 'index.html'), 'utf8');
    const framed = framedPage(alone, `../../${assets}/first-script.js`);
    writeFileSync(join(folder, slug(name), 'framed.html'), framed);
  }
}

/**
 * Builds the runner into a folder in that of the document, and the faulty pages into `faulty/` there.
 *
 * @param page folder of the built page, one level above `document`
 * @param assets name of the runner's folder
 */
export async function buildRunner(page: string, document: string, assets: string): Promise<void> {
  const folder = resolve(document, assets);
  await buildScript('run.ts', 'es', folder);
  await buildScript('../../driver/framed/first-script.ts', 'iife', folder);
  const html = readFileSync(join(page, 'index.html'), 'utf8');
  const moved = html.replaceAll(/(src|href)="\.\//g, '$1="../../');
  writeFileSync(join(folder, 'page.html'), framedPage(moved, './first-script.js'));
  await buildFaultyPages(resolve(document, 'faulty'), assets);
}
