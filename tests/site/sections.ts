import type { Section } from './specification.ts';

const numberOf = ({ title }: Section) => /^\d+\./.exec(title)?.[0] ?? title;

/** A part's prose; preceded by what its title adds to the title of the whole section. */
function proseOf({ title, prose }: Section, whole: string): string {
  const subtitle = title.slice(whole.length).replace(/^: /, '');
  return subtitle ? `**${subtitle.charAt(0).toUpperCase()}${subtitle.slice(1)}.** ${prose}` : prose;
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
    return {
      ...whole,
      prose: [whole, ...others].map((each) => proseOf(each, whole.title)).join('\n\n'),
      rules: parts.flatMap(({ rules }) => rules).toSorted((a, b) => placeOf(a.id) - placeOf(b.id)),
    };
  });
}
