/** A failed walk, printed as an example of the features. */
import { withoutIds } from '../results/features.ts';
import { Mismatch } from './invariants.ts';

const indent = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by));

/**
 * The example in Gherkin, to be pasted below a rule.
 *
 * @param sentences those that ran, from the opening of the page to the failure
 * @param prefix what comes before its title
 */
export function exampleOf(
  sentences: readonly string[],
  error: unknown,
  prefix = '@own\nExample: ',
): string {
  const [opening = '', ...actions] = sentences;
  const last = actions.pop();
  const steps = [
    `Given ${opening}`,
    ...actions.map((sentence) => `And ${sentence}`),
    ...(last === undefined ? [] : [`When ${last}`]),
  ];
  const mismatch = error instanceof Mismatch ? error : undefined;
  if (mismatch?.sentence) steps.push(`Then ${mismatch.sentence}`);
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
