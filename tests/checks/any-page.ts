/** The examples that may judge any page, by point. */
import type { SpecifiedRule } from '../results/features.ts';

/** A line for each point with such examples, followed by a line for each example: its place and title. */
export function judgingAnyPage(rules: readonly SpecifiedRule[]): string[] {
  return rules
    .filter(({ shared }) => shared.length > 0)
    .flatMap(({ ids, title, file, shared }) => [
      `${ids.join(' ')}  ${title}`,
      ...shared.map(
        ({ name, location }) => `      ${`${file}:${location.line}`.padEnd(26)} ${name}`,
      ),
    ]);
}
