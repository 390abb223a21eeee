/** Builds the scripts and the page with which the document runs its examples in the reader's browser. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { contentSecurityPolicy } from '../../../vite.config.ts';
import { faultyPages } from '../../conformance/faulty/faulty-pages.ts';
import { slug } from '../../conformance/page/differences.ts';
import { buildPages } from '../../conformance/served/serve-pages.ts';
import type { Need } from '../../driver/judged-window.ts';

const here = (name: string) => resolve(import.meta.dirname, name);

const shared: InlineConfig = {
  // With the plugins of the page's build, which reduce the locale of its contacts.
  configFile: here('../../../vite.config.ts'),
  publicDir: false,
  logLevel: 'error',
  define: { 'process.env': '{}' },
  resolve: { alias: { '@cucumber/cucumber': here('cucumber.ts') } },
};

/** A page with the frame's first script before its own scripts, but after a policy. */
function framedPage(html: string, firstScript: string): string {
  const start = /<head>(\s*<meta http-equiv="Content-Security-Policy"[^>]*>)?/;
  return html.replace(start, `$& <script src="${firstScript}"></script>`);
}

/** Builds the faulty pages, and the correct one they differ from: each alone, and for the frame. */
async function buildFaultyPages(folder: string): Promise<void> {
  const pages = [...faultyPages, { name: 'plain' }];
  await buildPages(folder, pages, [contentSecurityPolicy()]);
  for (const { name } of pages) {
    const alone = readFileSync(join(folder, slug(name), 'index.html'), 'utf8');
    const framed = framedPage(alone, '../../run/first-script.js');
    writeFileSync(join(folder, slug(name), 'framed.html'), framed);
  }
}

/** Reads the needs of the built examples in another process, which React's browser build would keep running. */
function needsOf(examples: string): ReadonlyMap<string, readonly Need[]> {
  const ask = `
    import { examples } from ${JSON.stringify(pathToFileURL(examples).href)};
    const needs = examples.map(({ place, needs }) => [place, needs]);
    process.stdout.write(JSON.stringify(needs), () => process.exit());`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', ask],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The examples cannot be read: ${stderr}`);
  return new Map(JSON.parse(stdout));
}

/**
 * Builds the runner, and beside it the faulty pages.
 *
 * @param page folder of the built page, two levels above `folder`
 * @param folder receives the runner, the page for the frame, and its first script
 * @returns what an example needs of a driven browser, by file and line
 */
export async function buildRunner(
  page: string,
  folder: string,
): Promise<ReadonlyMap<string, readonly Need[]>> {
  const outDir = resolve(folder);
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: { run: here('run.ts'), examples: here('examples.ts') },
        // Used on the command line only.
        external: ['tsx/esm/api', 'util', 'timers', 'timers/promises', 'perf_hooks'],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: here('../../driver/framed/first-script.ts'),
        formats: ['iife'],
        name: 'first',
        fileName: () => 'first-script.js',
      },
    },
  });
  const html = readFileSync(join(page, 'index.html'), 'utf8');
  const moved = html.replaceAll(/(src|href)="\.\//g, '$1="../../');
  writeFileSync(join(outDir, 'page.html'), framedPage(moved, './first-script.js'));
  await buildFaultyPages(join(outDir, '../faulty'));
  return needsOf(join(outDir, 'examples.js'));
}
