/** What a run says of a page, point by point. */

import {
  type Example,
  type Point,
  pointsOf,
  type Run,
  type Specification,
} from '../../results/specification.ts';
import { type Judgement, judgementOn } from '../../results/verdict.ts';
import { many } from '../../run/text.ts';
import { BROKEN, CANNOT_BE_JUDGED, HOLDS } from './exit-codes.ts';

/** A point, and what the run says of it. */
export interface Judged {
  readonly id: string;
  readonly title: string;
  readonly judgement: Judgement['judgement'];
  /** Its examples that have run. */
  readonly count: number;
  /** Of a broken point what is broken, of one that is not judged why. */
  readonly lines: readonly string[];
}

function inLines(example: Example, folder: string): string[] {
  const { texts, failedAt, error = '', evidence, place } = example;
  return [
    place,
    failedAt === undefined ? 'After its last sentence:' : `${texts[failedAt]}`,
    ...error.split('\n').filter(Boolean),
    ...(evidence.picture ? [`Picture: ${folder}/${evidence.picture.file}`] : []),
  ];
}

function judged(point: Point, folder: string): Judged {
  const { id, title } = point;
  const { judgement, count, failed, reason } = judgementOn(point);
  const lines = reason ? [reason] : failed.flatMap((example) => inLines(example, folder));
  return { id, title, judgement, count, lines };
}

/**
 * All points, in the order of the specification.
 *
 * @param folder where the run's document and its pictures are
 */
export function judge(specification: Pick<Specification, 'sections'>, folder: string): Judged[] {
  return pointsOf(specification).map((point) => judged(point, folder));
}

/** The table, a point a line, with what is broken below it. */
export function inTable(points: readonly Judged[]): string {
  const width = Math.max(...points.map(({ title }) => title.length));
  return points
    .flatMap(({ id, title, judgement, count, lines }) => {
      const [reason = ''] = judgement === 'not judged' ? lines : [many(count, 'example')];
      const line = `${id.padEnd(5)} ${title.padEnd(width)}  ${judgement.padEnd(10)}  ${reason}`;
      return [line, ...(judgement === 'broken' ? lines.map((each) => `        ${each}`) : [])];
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

/** The exit code of a run that came to an end. */
export function exitCode(points: readonly Judged[], { faults }: Pick<Run, 'faults'>): number {
  if (points.some(({ judgement }) => judgement === 'broken')) return BROKEN;
  return faults.length === 0 ? HOLDS : CANNOT_BE_JUDGED;
}
