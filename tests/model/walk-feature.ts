/** Walks that broke, in Gherkin: each is one more example of the point that it breaks. */
import type { Specification } from '../results/specification.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { Mismatch } from './mismatch.ts';
import type { BrokenWalk, Walk } from './walks.ts';

const indent = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by));

/** The title of a difference: the sentence that fails, without the table below it. */
export const titleOf = ({ sentence }: Mismatch) => sentence.replace(/:?\n.*/s, '');

/**
 * The example in Gherkin, to be pasted below a rule.
 *
 * @param prefix what comes before its title
 */
export function exampleOf({ sentences, error }: Walk, prefix = '@own\nExample: '): string {
  const mismatch = error instanceof Mismatch ? error : undefined;
  const keywords = ['Given', ...sentences.slice(2).map(() => 'And'), 'When'];
  const steps = sentences.map((sentence, nth) => `${keywords[nth]} ${sentence}`);
  if (mismatch) steps.push(`Then ${mismatch.sentence}`);
  const title = mismatch ? titleOf(mismatch) : 'A walk that fails';
  return [indent(`${prefix}${title}`, 4), ...steps.map((step) => indent(step, 6))].join('\n');
}

/** What was expected and what was found instead. */
export const differenceOf = (error: unknown) =>
  error instanceof Mismatch ? `@${error.id} ${titleOf(error)}\n${error.message}` : String(error);

/** The file of a walk that breaks a point, written as an example, and what was found instead of its last sentence. */
export type WrittenWalk = ReturnType<typeof writeFeatures>[number];

/** Writes a feature for each point that walks break, with the first of them. */
export function writeFeatures(
  broken: readonly BrokenWalk[],
  folder: string,
  { points }: Specification,
) {
  const byPoint = new Map(broken.toReversed().map((walk) => [walk.error.id, walk]));
  return [...byPoint].map(([id, walk]) => {
    const point = points.find((each) => each.id === id);
    if (!point) throw new Error(`No point has the id ${id}`);
    const path = `${folder}/${id}.feature`;
    const head = `Feature: ${point.section}: a walk\n\n  @${id}\n  Rule: ${point.title}\n\n`;
    writeReport(path, `${head}${exampleOf(walk, '@walk\nExample: A walk: ')}\n`);
    return { path, difference: walk.error.message };
  });
}
