/** Walks that broke, as features: each is one more example of the point that it breaks. */
import { mkdirSync } from 'node:fs';
import { documentsOf, idsIn } from '../results/features.ts';
import { rulesOf } from '../results/gherkin.ts';
import { tagsOf } from '../results/scenarios.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { exampleOf } from './example.ts';
import type { BrokenWalk } from './judge-walks.ts';

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
  return [...byPoint].map(([id, { sentences, error }]) => {
    const { section, point } = titlesOf(id);
    const path = `${folder}/${id}.feature`;
    const lines = [
      `Feature: ${section}: a walk`,
      '',
      `  @${id}`,
      `  Rule: ${point}`,
      '',
      exampleOf(sentences, error, 'Example: A walk: '),
      '',
    ];
    mkdirSync(folder, { recursive: true });
    writeReport(path, lines.join('\n'));
    return path;
  });
}
