/** The watched files. */
import { readFileSync } from 'node:fs';
import { watch as watchFiles } from 'chokidar';

/** The content of a file: examples, the page, step definitions, or code that all examples share. */
export type Kind = 'feature' | 'page' | 'steps' | 'shared';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^features\/.+\.feature$/, 'feature'],
  [/^(src\/.+\.(tsx?|css)|index\.html|vite\.config\.ts)$/, 'page'],
  [/^step-definitions\/(steps|modules)\/.+\.tsx?$/, 'steps'],
  [/^(step-definitions\/support|tests\/(driver|evidence))\/.+\.[jt]sx?$/, 'shared'],
];

const FOLDERS = ['features', 'src', 'step-definitions', 'tests/driver', 'tests/evidence'];
const FILES = ['index.html', 'vite.config.ts'];

/** The kind of a file; `undefined` if the watcher ignores it. */
export const kindOf = (path: string): Kind | undefined =>
  KINDS.find(([form]) => form.test(path))?.[1];

/** The text of a file; empty if there is none. */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Watches the files of the project.
 *
 * @param onChange receives the path of each file whose text has changed
 * @returns a function that ends the watch
 */
export async function watchProject(onChange: (path: string) => void) {
  const texts = new Map<string, string>();
  const watcher = watchFiles([...FOLDERS, ...FILES], { cwd: '.' });
  let isReady = false;
  watcher.on('all', (_, name) => {
    const path = name.replaceAll('\\', '/');
    if (!kindOf(path)) return;
    const text = textOf(path);
    const hasChanged = text !== (texts.get(path) ?? '');
    texts.set(path, text);
    if (isReady && hasChanged) onChange(path);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  isReady = true;
  return () => watcher.close();
}
