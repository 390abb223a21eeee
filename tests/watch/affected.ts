/** The examples that a change affects. */
import { type Example, ids } from './examples.ts';
import { kindOf } from './files.ts';
import type { StepFiles } from './history.ts';
import type { Queue } from './queue.ts';

const POINT = /\b[RB]\d+(?:\.\d+)?\b/g;

/** The ids of the examples with one of these tags. */
export const tagged = (examples: readonly Example[], ...wanted: readonly string[]) =>
  ids(examples.filter(({ tags }) => tags.some((tag) => wanted.includes(tag))));

/** The ids of the examples that use a file of step definitions, or whose points another file names. */
function affectedBy(
  path: string,
  text: string,
  stepFiles: StepFiles,
  examples: readonly Example[],
): string[] {
  if (kindOf(path) === 'steps')
    return ids(examples.filter(({ id }) => stepFiles[id]?.includes(path)));
  return tagged(examples, ...(text.match(POINT) ?? []).map((id) => `@${id}`));
}

/**
 * Queues the examples that changes affect, and then all others.
 *
 * @param texts the texts of the changed files, by path
 * @param isSameBuild whether the built page is the same as before
 */
export function queueAffected(
  queue: Queue,
  texts: Readonly<Record<string, string>>,
  isSameBuild: boolean,
  stepFiles: StepFiles,
  examples: readonly Example[],
): void {
  const isPage = (path: string) => kindOf(path) === 'page';
  // Examples without a page run the modules of `src` themselves, and take next to no time.
  if (Object.keys(texts).some(isPage)) queue.add(tagged(examples, '@module'));
  const effective = Object.entries(texts).filter(([path]) => !(isSameBuild && isPage(path)));
  if (effective.length === 0) return;
  const affected = new Set(
    effective.flatMap(([path, text]) => affectedBy(path, text, stepFiles, examples)),
  );
  const all = ids(examples);
  queue.add(
    all.filter((id) => affected.has(id)),
    all,
  );
}
