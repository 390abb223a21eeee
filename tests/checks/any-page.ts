/** What of the specification each example that may judge any page follows from. */
import type { SpecifiedRule } from '../results/features.ts';

/** Each such point with its sentence, and below it the place and the title of its examples. */
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
