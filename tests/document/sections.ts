import { headed } from './prose.ts';
import type { Section } from './specification.ts';

const numberOf = ({ title, anchor }: Section) => /^\d+\./.exec(title)?.[0] ?? anchor;

/** What a part's title adds to the title of the whole section. */
function subtitleOf({ title }: Section, whole: string): string {
  const added = title.startsWith(whole) ? title.slice(whole.length).replace(/^: /, '') : title;
  return added.charAt(0).toUpperCase() + added.slice(1);
}

/**
 * Merges the sections that share a number.
 *
 * @param order the ids of all points, in the order in which a section lists them
 */
export function gathered(sections: readonly Section[], order: readonly string[]): Section[] {
  const placeOf = (id: string) => order.indexOf(id);
  const numbers = [...new Set(sections.map(numberOf))];
  return numbers.map((number) => {
    const parts = sections.filter((each) => numberOf(each) === number);
    const [whole] = parts.toSorted((a, b) => a.title.length - b.title.length) as [Section];
    const others = parts
      .filter((each) => each !== whole)
      .toSorted((a, b) => placeOf(a.rules[0]?.id ?? '') - placeOf(b.rules[0]?.id ?? ''));
    const prose = others.map((each) => headed(subtitleOf(each, whole.title), each.prose));
    return {
      ...whole,
      prose: [whole.prose, ...prose].join('\n\n'),
      rules: parts.flatMap(({ rules }) => rules).toSorted((a, b) => placeOf(a.id) - placeOf(b.id)),
    };
  });
}
