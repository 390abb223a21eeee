import { once } from 'node:events';
import { watch } from 'chokidar';

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
  const watcher = watch(paths, { ignoreInitial: true }).on('all', (_, path) => {
    if (!WATCHED.test(path)) return;
    saved.add(path);
    current.abort();
  });
  await once(watcher, 'ready');
  try {
    for (;;) {
      current = new AbortController();
      const { signal } = current;
      try {
        await turn([...saved], signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      if (signal.aborted) continue;
      saved.clear();
      await once(signal, 'abort');
    }
  } finally {
    await watcher.close();
  }
}
