/** The verdict on each point by its examples, as soon as the last of them has ended: a walk may still break it. */
import type { Pickle } from '@cucumber/messages';
import type { Attempt } from '../../results/attempts.ts';
import { idsIn } from '../../results/features.ts';
import { outcomeOf, pointVerdict } from '../../results/verdict.ts';
import { counted } from '../../run/text.ts';
import { lineOf } from './table.ts';

/** @param titles those of all points, by id */
export function pointLines(titles: ReadonlyMap<string, string>) {
  const titleOf = (id: string) => titles.get(id) ?? '';
  const outcomes = new Map<string, ReturnType<typeof outcomeOf>[]>();
  return (attempt: Attempt, examples: readonly Pickle[]): string[] => {
    const idsOf = ({ tags }: Pickle) => tags.flatMap(({ name }) => idsIn(name));
    const width = Math.max(...examples.flatMap(idsOf).map((id) => titleOf(id).length));
    return idsOf(attempt.pickle).flatMap((id) => {
      const known = [...(outcomes.get(id) ?? []), outcomeOf(attempt)];
      outcomes.set(id, known);
      if (known.length < examples.filter((each) => idsOf(each).includes(id)).length) return [];
      const { verdict, reason } = pointVerdict(known);
      const why = reason || counted(known.length, 'example');
      return lineOf({ id, title: titleOf(id), verdict }, width, why);
    });
  };
}
