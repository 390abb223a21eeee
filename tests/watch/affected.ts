/** The examples that a change affects. */
import type { Lines } from './coverage.ts';
import type { Example } from './examples.ts';
import { kindOf } from './files.ts';
import type { History } from './history.ts';
import type { Queue } from './queue.ts';

const DECLARATION = /^(?:export )?(?:async )?(?:const|function|class) (\w+)/;

/** The name of the top-level declaration that contains a line. */
function declarationAround(lines: readonly string[], line: number): string | undefined {
  for (let at = line; at > 0; at -= 1) {
    const text = lines[at - 1] ?? '';
    const [, name] = DECLARATION.exec(text) ?? [];
    if (name) return name;
    if (/^[^\s)}\]]/.test(text)) return undefined;
  }
  return undefined;
}

/**
 * Changed lines, and the lines that mention what they declare. Coverage says nothing about the users of
 * a constant: the build inlines it, or every example runs it when the module loads.
 *
 * @param texts the texts of all files, by path
 */
export function withMentions(changed: Lines, texts: Readonly<Record<string, string>>): Lines {
  const files = Object.entries(texts).map(([file, text]) => [file, text.split('\n')] as const);
  const names = files.flatMap(([file, lines]) =>
    (changed[file] ?? []).flatMap((line) => declarationAround(lines, line) ?? []),
  );
  if (names.length === 0) return changed;
  const mention = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return Object.fromEntries(
    files.map(([file, lines]) => {
      const mentions = lines.flatMap((line, index) => (mention.test(line) ? [index + 1] : []));
      return [file, [...new Set([...(changed[file] ?? []), ...mentions])]];
    }),
  );
}

/**
 * The first lines of the step definitions that contain `lines`: each reaches to the next one; lines above
 * the first belong to all.
 */
function definitionsAt(lines: readonly number[], starts: readonly number[]): readonly number[] {
  return lines.flatMap((line) => starts.filter((start) => start <= line).at(-1) ?? starts);
}

/**
 * The ids of the examples that reach changed lines. An example with a line that few examples reach comes
 * before others; among equals, the quickest comes first.
 *
 * @param reached lines that each example reaches, and the first lines of its step definitions
 * @param ms duration of each example
 */
export function reaching(
  changed: Lines,
  reached: Readonly<Record<string, Lines>>,
  ms: Readonly<Record<string, number>>,
): string[] {
  const all = Object.entries(reached);
  const places = Object.entries(changed).flatMap(([file, lines]) => {
    const starts = [...new Set(all.flatMap(([, each]) => each[file] ?? []))].sort((a, b) => a - b);
    const isCovered = kindOf(file) === 'page';
    return [...new Set(isCovered ? lines : definitionsAt(lines, starts))].map((line) =>
      all.filter(([, each]) => each[file]?.includes(line)).map(([id]) => id),
    );
  });
  const rarest = new Map<string, number>();
  for (const ids of places)
    for (const id of ids) rarest.set(id, Math.min(ids.length, rarest.get(id) ?? ids.length));
  return [...rarest]
    .sort(([a, ofA], [b, ofB]) => ofA - ofB || (ms[a] ?? 0) - (ms[b] ?? 0))
    .map(([id]) => id);
}

/** The ids of the examples with a tag. */
export const tagged = (examples: readonly Example[], tag: string) =>
  examples.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);

/**
 * Queues the examples that changes affect, and then all others.
 *
 * @param changed the changed lines of each file
 * @param isSameBuild whether the built page is the same as before
 */
export function queueAffected(
  queue: Queue,
  changed: Lines,
  isSameBuild: boolean,
  { texts, reached, ms }: History,
  examples: readonly Example[],
): void {
  const isPage = (path: string) => kindOf(path) === 'page';
  // Examples without a page run the modules of `src` themselves, and take next to no time.
  if (Object.keys(changed).some(isPage)) queue.add(tagged(examples, '@module'));
  const effective = Object.entries(changed).filter(([path]) => !(isSameBuild && isPage(path)));
  if (effective.length === 0) return;
  const lines = withMentions(Object.fromEntries(effective), texts);
  queue.add(
    reaching(lines, reached, ms),
    examples.map(({ id }) => id),
  );
}
