/** Walks that broke, in Gherkin: each is one more example of the point that it breaks. */
import { documentsOf, idsIn, rulesOf, withoutIds } from '../results/features.ts';
import { tagsOf } from '../results/specify.ts';
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
  const [opening = '', ...actions] = sentences;
  const last = actions.pop();
  const mismatch = error instanceof Mismatch ? error : undefined;
  const steps = [
    `Given ${opening}`,
    ...actions.map((sentence) => `And ${sentence}`),
    ...(last === undefined ? [] : [`When ${last}`]),
    ...(mismatch?.sentence ? [`Then ${mismatch.sentence}`] : []),
  ];
  const title = mismatch ? withoutIds(mismatch.title) : 'A walk that fails';
  return [indent(`${prefix}${title}`, 4), ...steps.map((step) => indent(step, 6))].join('\n');
}

/** What was expected and what was found instead. */
export function differenceOf(error: unknown): string {
  if (!(error instanceof Mismatch)) return String(error);
  return [
    error.title,
    `  expected: ${JSON.stringify(error.expected)}`,
    `  found:    ${JSON.stringify(error.found)}`,
  ].join('\n');
}

/** The id of the point that a walk breaks. */
export const pointOf = ({ error }: BrokenWalk) => idsIn(error.title)[0] as string;

/** The titles of a point and of its section. */
function titlesOf(id: string): { section: string; point: string } {
  const features = documentsOf([], 'features').flatMap(({ feature }) => feature ?? []);
  for (const feature of features) {
    const rule = rulesOf(feature).find((each) => tagsOf(each).flatMap(idsIn).includes(id));
    if (rule) return { section: feature.name, point: rule.name };
  }
  throw new Error(`No point has the id ${id}`);
}

/**
 * Writes a feature for each point that walks break, with the first of them.
 *
 * @returns their paths
 */
export function writeFeatures(broken: readonly BrokenWalk[], folder: string): string[] {
  const byPoint = new Map(broken.toReversed().map((walk) => [pointOf(walk), walk]));
  return [...byPoint].map(([id, walk]) => {
    const { section, point } = titlesOf(id);
    const path = `${folder}/${id}.feature`;
    const lines = [
      `Feature: ${section}: a walk`,
      '',
      `  @${id}`,
      `  Rule: ${point}`,
      '',
      exampleOf(walk, 'Example: A walk: '),
      '',
    ];
    writeReport(path, lines.join('\n'));
    return path;
  });
}
