/** The files that the watcher watches, and what has become of them. */
import { readFileSync } from 'node:fs';
import { watch as watchFiles } from 'chokidar';

/** What a file holds: examples, the page, step definitions, or what all examples rest on. */
export type Kind = 'feature' | 'page' | 'definitions' | 'all';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^features\/.+\.feature$/, 'feature'],
  [/^(src\/.+\.(tsx?|css)|index\.html|vite\.config\.ts)$/, 'page'],
  [/^step-definitions\/(steps|modules)\/.+\.tsx?$/, 'definitions'],
  [/^(step-definitions\/support|tests\/(driver|evidence))\/.+\.[jt]sx?$/, 'all'],
];

const FOLDERS = ['features', 'src', 'step-definitions', 'tests/driver', 'tests/evidence'];
const FILES = ['index.html', 'vite.config.ts'];

/** The kind of a file; `undefined` if it does not matter. */
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
 * @param tell receives each file whose text has changed, and the text it had before
 * @returns the files, and what ends the watching
 */
export async function watchProject(tell: (path: string, before: string) => void) {
  const texts = new Map<string, string>();
  const watcher = watchFiles([...FOLDERS, ...FILES], { cwd: '.' });
  let isReady = false;
  watcher.on('all', (_, name) => {
    const path = name.replaceAll('\\', '/');
    if (!kindOf(path)) return;
    const before = texts.get(path) ?? '';
    const text = textOf(path);
    texts.set(path, text);
    if (isReady && text !== before) tell(path, before);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  isReady = true;
  return { files: [...texts.keys()], close: () => watcher.close() };
}
