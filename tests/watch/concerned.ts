/** Which examples a change concerns. */
import type { Lines } from './coverage.ts';
import type { Example } from './examples.ts';
import type { Reached } from './memory.ts';
import type { Uses } from './runner.ts';

const DECLARED = /^(?:export )?(?:const|function|class) (\w+)/;

/**
 * Changed lines of `src`, and with each that declares a name the lines that mention it: a constant
 * has no code of its own, and all examples load a module.
 *
 * @param sources the text of each file
 */
export function withMentions(changed: Lines, sources: Readonly<Record<string, string>>): Lines {
  const texts = Object.entries(sources).map(([file, text]) => [file, text.split('\n')] as const);
  const names = texts.flatMap(([file, lines]) =>
    (changed[file] ?? []).flatMap((line) => DECLARED.exec(lines[line - 1] ?? '')?.[1] ?? []),
  );
  const mention = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return Object.fromEntries(
    texts.map(([file, lines]) => [
      file,
      lines.flatMap((line, index) => {
        const isOne = changed[file]?.includes(index + 1);
        return isOne || (names.length > 0 && mention.test(line)) ? [index + 1] : [];
      }),
    ]),
  );
}

/**
 * The ids of the examples that reached changed lines: first those that reached one which few did,
 * then the quickest.
 */
export function reaching(
  changed: Lines,
  reached: Reached,
  ms: Readonly<Record<string, number>>,
): string[] {
  const counts = new Map<string, number>();
  const touched = Object.entries(reached).map(([id, lines]) => {
    const places = Object.entries(changed).flatMap(([file, numbers]) => {
      const own = new Set(lines[file]);
      return numbers.filter((line) => own.has(line)).map((line) => `${file}:${line}`);
    });
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    return { id, places };
  });
  return touched
    .filter(({ places }) => places.length > 0)
    .map(({ id, places }) => ({
      id,
      rarest: Math.min(...places.map((place) => counts.get(place) as number)),
    }))
    .toSorted((a, b) => a.rarest - b.rarest || (ms[a.id] ?? 0) - (ms[b.id] ?? 0))
    .map(({ id }) => id);
}

/**
 * The ids of the examples that use a step definition of the changed lines. A definition reaches to
 * the next one; what stands before the first one belongs to all of the file.
 */
export function using(changed: Lines, uses: Uses): string[] {
  const touched = new Set<string>();
  for (const [file, lines] of Object.entries(changed)) {
    const places = Object.values(uses).flat();
    const starts = [...new Set(places)]
      .filter((place) => place.startsWith(`${file}:`))
      .map((place) => Number(place.slice(file.length + 1)))
      .toSorted((a, b) => a - b);
    for (const line of lines) {
      const own = starts.findLast((start) => start <= line);
      for (const start of own === undefined ? starts : [own]) touched.add(`${file}:${start}`);
    }
  }
  return Object.keys(uses).filter((id) => uses[id]?.some((place) => touched.has(place)));
}

/** The ids of the examples without a page, which take no time to speak of. */
export const withoutPage = (examples: readonly Example[]) =>
  examples.filter(({ tags }) => tags.includes('@module')).map(({ id }) => id);
