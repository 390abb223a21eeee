/** What a run says of a page, point by point. */

import {
  type Result,
  type Rule,
  type Run,
  resultsOf,
  type Specification,
} from '../../document/specification.ts';
import { many } from '../../run/many.ts';
import { BROKEN, CANNOT_BE_JUDGED, HOLDS } from './exit-codes.ts';

export type Judgement = 'holds' | 'broken' | 'not judged';

/** A point, and what the run says of it. */
export interface Judged {
  readonly id: string;
  readonly title: string;
  readonly judgement: Judgement;
  /** Its examples that have run. */
  readonly count: number;
  /** Of a broken point what is broken, of one that is not judged why. */
  readonly lines: readonly string[];
}

function inLines({ said, failedAt, error = '', picture, place }: Result, folder: string): string[] {
  return [
    place,
    failedAt === undefined ? 'After its last sentence:' : `${said[failedAt]}`,
    ...error.split('\n').filter(Boolean),
    ...(picture ? [`Picture: ${folder}/${picture.file}`] : []),
  ];
}

function whyNot({ scenarios }: Rule): string {
  const reasons = scenarios.map(({ isModule, isOwn }) =>
    isModule
      ? 'it is asked of a module'
      : isOwn
        ? 'only this project promises it'
        : 'it was not run',
  );
  return [...new Set(reasons)].join(', ');
}

function judged(rule: Rule, folder: string): Judged {
  const results = resultsOf([rule]);
  const ran = results.filter(({ verdict }) => verdict !== 'not run');
  const failed = ran.filter(({ verdict }) => verdict === 'failed');
  // They say why: this page cannot show what they are about, or the suite could not judge it.
  const inVain = results.filter(({ verdict, logs }) => verdict === 'not run' && logs.length > 0);
  const { id, title } = rule;
  const known = { id, title, count: ran.length };
  if (failed.length > 0) {
    const lines = failed.flatMap((result) => inLines(result, folder));
    return { ...known, judgement: 'broken', lines };
  }
  if (inVain.length > 0) {
    const asked = ran.length + inVain.length;
    const reasons = [...new Set(inVain.flatMap(({ logs }) => logs))].join('; ');
    const held =
      ran.length > 0 ? `${many(ran.length, `of ${asked} holds`, `of ${asked} hold`)}. ` : '';
    return { ...known, judgement: 'not judged', lines: [`${held}${reasons}`] };
  }
  if (ran.length === 0) return { ...known, judgement: 'not judged', lines: [whyNot(rule)] };
  return { ...known, judgement: 'holds', lines: [] };
}

/**
 * All points, in the order of the specification.
 *
 * @param folder where the run's document and its pictures are
 */
export function judge({ sections }: Specification, folder: string): Judged[] {
  return sections.flatMap(({ rules }) => rules.map((rule) => judged(rule, folder)));
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
