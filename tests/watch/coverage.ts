/** Which lines of `src` the page has run, by what V8 counts. */
import type { Origins } from './origins.ts';

/** Numbers of lines, by the path of their file. */
export type Lines = Readonly<Record<string, readonly number[]>>;

/** What V8 counts of a function; its ranges are nested, the outer before the inner. */
export interface CountedFunction {
  readonly ranges: readonly { startOffset: number; endOffset: number; count: number }[];
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

/**
 * The lines that have run.
 *
 * @param functions those of the script, the outer before the inner
 */
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
