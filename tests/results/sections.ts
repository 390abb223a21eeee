import { headed } from './prose.ts';
import type { Point, Section } from './specification.ts';

const numberOf = ({ title, id }: Section) => /^\d+\./.exec(title)?.[0] ?? id;

/** The rest of a part's title after the title of the whole section. */
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
  const placeOf = (point?: Point) => order.indexOf(point?.requirement ?? '');
  const numbers = [...new Set(sections.map(numberOf))];
  return numbers.map((number) => {
    const parts = sections.filter((each) => numberOf(each) === number);
    const [whole] = parts.toSorted((a, b) => a.title.length - b.title.length) as [Section];
    const others = parts
      .filter((each) => each !== whole)
      .toSorted((a, b) => placeOf(a.points[0]) - placeOf(b.points[0]));
    const prose = others.map((each) => headed(subtitleOf(each, whole.title), each.prose));
    return {
      ...whole,
      prose: [whole.prose, ...prose].join('\n\n'),
      points: parts.flatMap(({ points }) => points).toSorted((a, b) => placeOf(a) - placeOf(b)),
    };
  });
}
