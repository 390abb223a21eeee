import { readMutants } from '../../results/mutants.ts';
import { many } from '../../run/text.ts';
import type { Content } from './kinds.ts';

/**
 * Reads the report of StrykerJS.
 *
 * @param titles the points' titles, by their ids
 */
export function readChanges(text: string, titles: ReadonlyMap<string, string>): Content {
  const { dead, valid, ignored, reasons, killedFor } = readMutants(text, titles);
  const excused = reasons.reduce((sum, { count }) => sum + count, 0);
  const undetected = valid - dead - excused;
  const parts = [
    `${dead} of ${many(valid, 'change')} detected by the examples and unit tests`,
    ...(excused > 0 ? [`${excused} undetected for a stated reason`] : []),
    ...(undetected > 0 ? [`${undetected} undetected`] : []),
    ...(ignored > 0 ? [`${ignored} not made, by rule`] : []),
  ];
  return {
    summary: {
      says: parts.join('; '),
      details: reasons.map(({ reason, count }) => (count > 1 ? `${reason} (${count})` : reason)),
      ...(undetected > 0 && { fault: `${many(undetected, 'change')} to the code went undetected` }),
    },
    entries: [...titles.keys()].flatMap((id) =>
      killedFor(id).map(({ file, line, original, replacement }) => ({
        ids: [id],
        title: `${file}:${line}`,
        detail: `${original} → ${replacement || 'nothing'}`,
        passed: true,
      })),
    ),
  };
}
