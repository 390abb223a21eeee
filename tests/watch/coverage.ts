/** The lines of `src` that the built page has run, by V8's coverage and the source maps. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

/** Numbers of lines from 1, by the path of their file. */
export type Lines = Readonly<Record<string, readonly number[]>>;

/** Where code of `src` starts in a script, and the line that it comes from; in order. */
export type Origins = readonly (readonly [offset: number, file: string, line: number])[];

/** V8's counts for a function; an outer range comes before the ranges inside it. */
export interface CountedFunction {
  readonly ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

/** Reads the origins of a built script from its source map beside it. */
export function originsOf(script: string): Origins {
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
  const paths = new Map<string, string>();
  const pathOf = (source: string) => {
    const path =
      paths.get(source) ?? relative('.', resolve(dirname(script), source)).replaceAll('\\', '/');
    paths.set(source, path);
    return path;
  };
  const origins: [number, string, number][] = [];
  let lineStart = 0;
  readFileSync(script, 'utf8')
    .split('\n')
    .forEach((text, line) => {
      for (let column = 0; column < text.length; column += 1) {
        const found = map.findEntry(line, column);
        if (!('originalSource' in found && found.originalSource)) continue;
        if (found.generatedLine !== line || found.generatedColumn !== column) continue;
        const path = pathOf(found.originalSource);
        if (path.startsWith('src/'))
          origins.push([lineStart + column, path, found.originalLine + 1]);
      }
      lineStart += text.length + 1;
    });
  return origins;
}

/** The index of the first origin at or after `offset`. */
function firstFrom(origins: Origins, offset: number): number {
  let [low, high] = [0, origins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origins[middle]?.[0] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lines that have run, by the counts of all functions of a script. */
export function linesRun(origins: Origins, functions: readonly CountedFunction[]): Lines {
  const hasRun = new Uint8Array(origins.length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
    hasRun.fill(count > 0 ? 1 : 0, firstFrom(origins, startOffset), firstFrom(origins, endOffset));
  }
  const lines: Record<string, Set<number>> = {};
  origins.forEach(([, file, line], index) => {
    if (!hasRun[index]) return;
    lines[file] ??= new Set();
    lines[file].add(line);
  });
  return Object.fromEntries(Object.entries(lines).map(([file, each]) => [file, [...each]]));
}
