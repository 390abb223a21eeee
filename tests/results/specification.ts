/** The parts of a specification as of a run, and the verdicts on its points. */
import { many } from '../run/text.ts';
import type { specify } from './specify.ts';
import { type Verdict, worstOf } from './verdict.ts';

export type Specification = ReturnType<typeof specify>;
export type Point = Specification['sections'][number]['points'][number];
/** An example, or an outline with tables of values. */
export type Scenario = Point['scenarios'][number];
/** One example, or one row of an outline, with its results. */
export type Example = Scenario['examples'][number];
/** A table of values; each row is an example of its outline. */
export type ExamplesTable = Scenario['tables'][number];

/** All points, in the order of the specification. */
export const pointsOf = ({ sections }: Pick<Specification, 'sections'>): readonly Point[] =>
  sections.flatMap(({ points }) => points);

/** All examples of these points. */
export const examplesOf = (points: readonly Point[]): readonly Example[] =>
  points.flatMap(({ scenarios }) => scenarios.flatMap(({ examples }) => examples));

/** Why an example was not judged, in words. */
export const notJudgedInWords = (reason: string) => `Not judged here: ${reason}`;

/** The verdict on a point by its examples. */
export const verdictOn = (point: Point): Verdict =>
  worstOf(examplesOf([point]).map(({ verdict }) => verdict));

/**
 * Judges a page by one point. The point is not judged if no example has run, or if a planned one could not
 * judge the page: because of its data, or because the run ended early.
 *
 * @returns the examples that ran and those that failed, and why it is not judged, if it is not
 */
export function judgementOn(point: Point) {
  const examples = examplesOf([point]);
  const ran = examples.filter(({ verdict }) => verdict !== 'not run');
  const failed = ran.filter(({ verdict }) => verdict === 'failed');
  const reasons = examples.flatMap(({ notJudged }) => notJudged ?? []);
  const judged = { ran, failed, reason: '' };
  if (failed.length > 0) return { ...judged, judgement: 'broken' } as const;
  if (reasons.length > 0) {
    const asked = `of ${ran.length + reasons.length}`;
    const held = ran.length > 0 ? `${many(ran.length, `${asked} holds`, `${asked} hold`)}. ` : '';
    const words = [...new Set(reasons)].map(notJudgedInWords).join('; ');
    return { ...judged, judgement: 'not judged', reason: `${held}${words}` } as const;
  }
  if (ran.length > 0) return { ...judged, judgement: 'holds' } as const;
  return { ...judged, judgement: 'not judged', reason: 'it was not run' } as const;
}
