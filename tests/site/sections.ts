import type { Section } from './specification.ts';

const numberOf = ({ title }: Section) => /^\d+\./.exec(title)?.[0] ?? title;

/** The prose of a section of which the whole has the title; under its own title, if that says more. */
function proseOf({ title, prose }: Section, whole: string): string {
  const own = title.slice(whole.length).replace(/^: /, '');
  return own ? `**${own.charAt(0).toUpperCase()}${own.slice(1)}.** ${prose}` : prose;
}

/**
 * The sections, those of one number as one.
 *
 * @param order the ids of all points, in which those of a section stand
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
