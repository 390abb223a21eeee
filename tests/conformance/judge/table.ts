/** The verdict on a page, point by point. */
import {
  type Example,
  pointsOf,
  type Run,
  type Specification,
} from '../../results/specification.ts';
import { type Judgement, judgementOn } from '../../results/verdict.ts';
import { many } from '../../run/text.ts';

/** Exit codes of `npm run judge`. */
export const EXIT = { holds: 0, broken: 1, cannotBeJudged: 2, timeIsUp: 3 } as const;

/** A point with its verdict. */
export interface Judged extends Judgement {
  readonly id: string;
  readonly title: string;
}

/** All points, in the order of the specification. */
export const judgePoints = (specification: Pick<Specification, 'sections'>): Judged[] =>
  pointsOf(specification).map((point) => ({
    id: point.id,
    title: point.title,
    ...judgementOn(point),
  }));

const failureLines = (
  { texts, failedAt, error = '', evidence, place }: Example,
  document?: string,
): string[] => [
  place,
  failedAt === undefined ? 'After its last sentence:' : `${texts[failedAt]}`,
  ...error.split('\n').filter(Boolean),
  ...(document && evidence.picture ? [`Picture: ${document}/${evidence.picture.file}`] : []),
];

/**
 * The table, one line per point, with the failures of broken points below them.
 *
 * @param document the folder of the run's document, if there is one
 */
export function inTable(points: readonly Judged[], document?: string): string {
  const width = Math.max(...points.map(({ title }) => title.length));
  return points
    .flatMap(({ id, title, judgement, count, failed, reason }) => {
      const why = judgement === 'not judged' ? reason : many(count, 'example');
      const failures = failed.flatMap((example) => failureLines(example, document));
      return [
        `${id.padEnd(5)} ${title.padEnd(width)}  ${judgement.padEnd(10)}  ${why}`,
        ...failures.map((line) => `        ${line}`),
      ];
    })
    .join('\n');
}

/** How many points hold, and which ones are broken. */
export function summary(points: readonly Judged[]): string {
  const held = points.filter(({ judgement }) => judgement === 'holds').length;
  const broken = points.filter(({ judgement }) => judgement === 'broken').map(({ id }) => id);
  const counts = `${many(held, 'point holds', 'points hold')}, ${many(broken.length, 'is', 'are')} broken`;
  return [counts, ...broken].join(' ');
}

/** The exit code of a complete run. */
export function exitCode(points: readonly Judged[], { faults }: Pick<Run, 'faults'>): number {
  if (points.some(({ judgement }) => judgement === 'broken')) return EXIT.broken;
  return faults.length === 0 ? EXIT.holds : EXIT.cannotBeJudged;
}
