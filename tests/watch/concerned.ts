/** Which examples a change concerns. */
import type { Lines } from './coverage.ts';
import type { Example } from './examples.ts';
import type { Reached } from './memory.ts';
import type { Uses } from './runner.ts';

const DECLARATION = /^(?:export )?(?:async )?(const|function|class) (\w+)/;

/** The declaration at the top of a file that a line is in. */
function declarationAround(lines: readonly string[], line: number) {
  for (let at = line; at > 0; at -= 1) {
    const text = lines[at - 1] ?? '';
    const [, kind, name] = DECLARATION.exec(text) ?? [];
    if (name) return { kind, name };
    if (/^[^\s)}\]]/.test(text)) return undefined;
  }
  return undefined;
}

/**
 * Changed lines, and those that mention what they declare: all examples load a module, and the build
 * leaves no code of a constant where it is declared.
 *
 * @param texts by file
 * @param kinds the kinds of declarations whose own lines do not say who uses them
 */
export function withMentions(
  changed: Lines,
  texts: Readonly<Record<string, string>>,
  kinds: readonly string[],
): Lines {
  const files = Object.entries(texts).map(([file, text]) => [file, text.split('\n')] as const);
  const names = files.flatMap(([file, lines]) =>
    (changed[file] ?? []).flatMap((line) => {
      const around = declarationAround(lines, line);
      return around?.kind && kinds.includes(around.kind) ? around.name : [];
    }),
  );
  const mention = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const isMention = (line: string) => names.length > 0 && mention.test(line);
  return Object.fromEntries(
    files.map(([file, lines]) => {
      const mentions = lines.flatMap((line, index) => (isMention(line) ? [index + 1] : []));
      return [file, [...new Set([...(changed[file] ?? []), ...mentions])]];
    }),
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
  const found = Object.entries(reached).map(([id, lines]) => {
    const places = Object.entries(changed).flatMap(([file, numbers]) => {
      const own = new Set(lines[file]);
      return numbers.filter((line) => own.has(line)).map((line) => `${file}:${line}`);
    });
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    return { id, places };
  });
  return found
    .filter(({ places }) => places.length > 0)
    .map(({ id, places }) => ({ id, rarest: Math.min(...places.map((at) => counts.get(at) ?? 0)) }))
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
