/** Walks that broke, in Gherkin: each is one more example of the point that it breaks. */
import { idsIn, withoutIds } from '../results/features.ts';
import { idIn, type Specification } from '../results/specification.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { Mismatch } from './invariants.ts';
import type { BrokenWalk, Walk } from './walks.ts';

const indent = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by));

/**
 * The example in Gherkin, to be pasted below a rule.
 *
 * @param prefix what comes before its title
 */
export function exampleOf({ sentences, error }: Walk, prefix = '@own\nExample: '): string {
  const mismatch = error instanceof Mismatch ? error : undefined;
  const keywords = ['Given', ...sentences.slice(2).map(() => 'And'), 'When'];
  const steps = sentences.map((sentence, nth) => `${keywords[nth]} ${sentence}`);
  if (mismatch?.sentence) steps.push(`Then ${mismatch.sentence}`);
  const title = mismatch ? withoutIds(mismatch.title) : 'A walk that fails';
  return [indent(`${prefix}${title}`, 4), ...steps.map((step) => indent(step, 6))].join('\n');
}

/** What was expected and what was found instead. */
export function differenceOf(error: unknown): string {
  if (!(error instanceof Mismatch)) return String(error);
  const [expected, found] = [JSON.stringify(error.expected), JSON.stringify(error.found)];
  return `${error.title}\n  expected: ${expected}\n  found:    ${found}`;
}

/** The id of the point that a walk breaks. */
export const pointOf = ({ error }: BrokenWalk) => idsIn(error.title)[0] as string;

/** A walk that breaks a point, written as an example, and the failure that it is. */
export type WrittenWalk = ReturnType<typeof writeFeatures>[number];

/** Writes a feature for each point that walks break, with the first of them. */
export function writeFeatures(
  broken: readonly BrokenWalk[],
  folder: string,
  { points }: Specification,
) {
  const byPoint = new Map(broken.toReversed().map((walk) => [pointOf(walk), walk]));
  return [...byPoint].map(([id, walk]) => {
    const point = points.find((each) => each.id === id);
    if (!point) throw new Error(`No point has the id ${id}`);
    const path = `${folder}/${id}.feature`;
    const head = `Feature: ${point.section}: a walk\n\n  @${id}\n  Rule: ${point.title}\n\n`;
    writeReport(path, `${head}${exampleOf(walk, '@walk\nExample: A walk: ')}\n`);
    const { title: difference, sentence = '', expected, found } = walk.error;
    const title = `A walk: ${withoutIds(difference)}`;
    const failure = {
      example: idIn(id, title),
      title,
      // After the tag of the example.
      place: `${path}:${head.split('\n').length + 1}`,
      sentence: sentence.split('\n')[0],
      error: `Expected: ${JSON.stringify(expected)}\nReceived: ${JSON.stringify(found)}`,
    };
    return { id, path, failure };
  });
}
