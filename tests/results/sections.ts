import type { Point, Section } from './specification.ts';

/**
 * Merges the sections whose titles differ only after a colon.
 *
 * @param order the ids of all points, in the order in which a section lists them
 */
export function gathered(sections: readonly Section[], order: readonly string[]): Section[] {
  const placeOf = (point?: Point) => order.indexOf(point?.id ?? '');
  const titles = new Set(sections.map(({ title }) => title.split(': ')[0] as string));
  return [...titles].map((title) => {
    const parts = sections.filter((each) => each.title.split(': ')[0] === title);
    const whole = parts.find((each) => each.title === title) ?? (parts[0] as Section);
    const prose = parts
      .filter((each) => each !== whole)
      .toSorted((a, b) => placeOf(a.points[0]) - placeOf(b.points[0]))
      .map((each) => {
        const subtitle = each.title.slice(title.length + 2);
        return `**${subtitle.charAt(0).toUpperCase()}${subtitle.slice(1)}.** ${each.prose}`;
      });
    return {
      ...whole,
      prose: [whole.prose, ...prose].join('\n\n'),
      points: parts.flatMap(({ points }) => points).toSorted((a, b) => placeOf(a) - placeOf(b)),
    };
  });
}
