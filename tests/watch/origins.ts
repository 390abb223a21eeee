/** Where the code of the built page comes from, by its source maps. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

const KEPT = 'reports/watch/origins.json';

/** Where code of `src` begins in a script, and the line that it comes from; in order. */
export type Origins = readonly (readonly [offset: number, file: string, line: number])[];

/**
 * Where the code of a script comes from.
 *
 * @param map its source map
 * @param folder the folder that the paths in the map are relative to
 */
export function originsOf(script: string, map: string, folder: string): Origins {
  const starts = [0];
  for (const line of script.split('\n')) starts.push((starts.at(-1) as number) + line.length + 1);
  const origins: [number, string, number][] = [];
  const paths = new Map<string, string>();
  eachMapping(new TraceMap(map), ({ source, originalLine, generatedLine, generatedColumn }) => {
    if (source === null || originalLine === null) return;
    const path = paths.get(source) ?? relative('.', resolve(folder, source)).replaceAll('\\', '/');
    paths.set(source, path);
    if (!path.startsWith('src/')) return;
    origins.push([(starts[generatedLine - 1] as number) + generatedColumn, path, originalLine]);
  });
  return origins;
}

/** Notes where the code of each script in `folder` comes from. */
export function keepOrigins(folder: string): void {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const origins = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, originsOf(read(name), read(`${name}.map`), folder)]);
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(origins)));
}

/** What was noted last, by the name of the script. */
export function keptOrigins(): Record<string, Origins> {
  return JSON.parse(readFileSync(KEPT, 'utf8'));
}
