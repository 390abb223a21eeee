/** `npm run spec -- --watch`: runs the examples on each save, in a browser that stays open. */
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { watch as watchFiles } from 'chokidar';
import { idsInCode } from '../results/features.ts';
import { reportName } from '../run/browser/engine.ts';
import { browserType } from '../run/browser/engine-facts.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { run } from '../run/command.ts';
import { BUILD } from '../run/serve.ts';

const PAGE = ['src', 'index.html', 'vite.config.ts'];
const SPECIFICATION = ['features', 'step-definitions', 'tests/driver', 'tests/evidence'];
const CUCUMBER = ['--import', 'tsx', 'node_modules/@cucumber/cucumber/bin/cucumber.js'];
const WATCHED = /\.(feature|tsx?|m?js|css|html)$/;

/**
 * Takes a turn at once, and one after each save; a save during a turn aborts it.
 *
 * @param paths the watched files and folders
 * @param turn receives the paths saved since the last turn that was not aborted
 * @throws Error of a turn that was not aborted
 */
export async function repeat(
  paths: string[],
  turn: (saved: readonly string[], signal: AbortSignal) => Promise<void>,
): Promise<never> {
  const saved = new Set<string>();
  let current = new AbortController();
  const watcher = watchFiles(paths, { ignoreInitial: true }).on('all', (_, path) => {
    if (!WATCHED.test(path)) return;
    saved.add(path);
    current.abort();
  });
  await once(watcher, 'ready');
  try {
    for (;;) {
      current = new AbortController();
      const { signal } = current;
      await turn([...saved], signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) continue;
      saved.clear();
      await once(signal, 'abort');
    }
  } finally {
    await watcher.close();
  }
}

/**
 * Watches until a signal ends this process.
 *
 * @param args cucumber's, which choose the examples
 * @param ownPage the address of this project's page, unless another one is judged
 */
export async function watch(args: readonly string[], ownPage?: string): Promise<never> {
  const browser = await browserType().launchServer(launchOptions());
  const parameters = { ownPage, browserServer: browser.wsEndpoint() };
  let isOutdated = false;
  return repeat([...PAGE, ...SPECIFICATION], async (saved, signal) => {
    isOutdated ||= saved.some((path) => PAGE.some((part) => path.startsWith(part)));
    if (isOutdated && (await run('vite', BUILD)) !== 0) return;
    isOutdated = false;
    const text = saved.filter(existsSync).map((path) => readFileSync(path, 'utf8'));
    const options = { watch: { points: idsInCode(text.join('\n')) } };
    // Pictures of earlier runs have other names and would accumulate.
    rmSync(reportName('failures'), { recursive: true, force: true });
    const given = ['--profile', 'watch', '--plugin-options', JSON.stringify(options)];
    const shared = ['--world-parameters', JSON.stringify(parameters)];
    await run('node', [...CUCUMBER, ...given, ...shared, ...args], { signal });
    console.log('\nWaiting for the next save; Ctrl-C ends.');
  });
}
