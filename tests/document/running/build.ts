/** Builds the scripts and the page with which the document runs its examples in the reader's browser. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
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

/** The page with the frame's first script before its own scripts, but after a policy. */
function framedPage(html: string): string {
  const start = /<head>(\s*<meta http-equiv="Content-Security-Policy"[^>]*>)?/;
  return html
    .replaceAll(/(src|href)="\.\//g, '$1="../../')
    .replace(start, '$& <script src="./first-script.js"></script>');
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
 * Builds the runner.
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
  writeFileSync(join(outDir, 'page.html'), framedPage(html));
  return needsOf(join(outDir, 'examples.js'));
}
