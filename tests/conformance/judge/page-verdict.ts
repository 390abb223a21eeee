/** The verdict on a page, point by point: the content of `verdict.json`, whose keys the README explains. */
import type { WrittenWalk } from '../../model/walk-feature.ts';
import type { Example, Point, Specification } from '../../results/specification.ts';
import type { PointVerdict } from '../../results/verdict.ts';
import { engine } from '../../run/browser/engine.ts';
import type { Commit } from '../../run/commit.ts';

/** What was judged and when, and the commit of the specification. */
interface Circumstances extends Pick<Commit, 'commit' | 'changed'> {
  /** Address. */
  readonly page: string;
  /** ISO 8601. */
  readonly time: string;
  /** The texts of a load that no picture has shown in real time. */
  readonly unseenInRealTime: readonly string[];
}

/** An example or a walk that the page fails. */
export type Failure = WrittenWalk['failure'] & { readonly picture?: string | undefined };
export type PageVerdict = ReturnType<typeof pageVerdict>;
/** A point with its verdict. */
export type JudgedPoint = ReturnType<typeof judgedPoint>;

/** The failure of an example; its picture is in the document of the run. */
export function failureOf(example: Example): Failure {
  const { id, title, place, evidence, sentences, failedAt = -1, reason = '' } = example;
  const picture = evidence.picture && `document/${evidence.picture.file}`;
  return { example: id, title, place, sentence: sentences[failedAt]?.text, error: reason, picture };
}

/** The verdict on a point: a walk that broke counts, even if its example passes when it is run again. */
function judgedPoint(
  { id, title, verdict, reason, examples }: Point,
  walks: readonly WrittenWalk[],
) {
  const failed = examples.filter((each) => each.verdict === 'failed').map(failureOf);
  const byWalks: readonly Failure[] = walks
    .filter(
      (walk) => walk.id === id && !failed.some((each) => each.example === walk.failure.example),
    )
    .map(({ failure }) => failure);
  const isBroken = byWalks.length > 0;
  return {
    ...{ id, title },
    verdict: isBroken ? ('broken' as const) : verdict,
    reason: isBroken ? '' : reason,
    /** Number of those that ran, without walks. */
    examples: examples.filter(
      ({ id: example, verdict: its }) =>
        its !== 'not run' && !walks.some(({ failure }) => failure.example === example),
    ).length,
    failures: [...failed, ...byWalks],
  };
}

/** Whether a run was to include an example of a point. */
const wasPlanned = ({ examples }: Point) =>
  examples.some(({ verdict, reason }) => verdict !== 'not run' || reason !== undefined);

/**
 * The verdict on a page.
 *
 * @param specification as of the run, or without one
 * @param walks those that broke
 * @param reasons why the page could not be judged completely, besides those that the run itself knows
 * @param isPart whether only some points were asked for; the others are left out if there was a run
 */
export function pageVerdict(
  circumstances: Circumstances,
  { points, run }: Specification,
  walks: readonly WrittenWalk[] = [],
  reasons: readonly string[] = [],
  isPart = false,
) {
  const reason = [...reasons, ...run.faults].join('; ');
  const isAsked = (point: Point) =>
    !(isPart && run.started) || wasPlanned(point) || walks.some(({ id }) => id === point.id);
  const judged = points
    .filter((point) => point.isShared && isAsked(point))
    .map((point) => judgedPoint(run.started ? point : { ...point, reason }, walks));
  const isBroken = judged.some((point) => point.verdict === 'broken');
  const verdict: PointVerdict = isBroken ? 'broken' : reason ? 'not judged' : 'holds';
  return {
    schemaVersion: 5,
    ...circumstances,
    engine: run.browsers.join(', ') || engine(),
    verdict,
    reason,
    points: judged,
    /** Those that are about this project's page only, so that no other page is judged by them. */
    ownPoints: points.filter(({ isShared }) => !isShared).map(({ id, title }) => ({ id, title })),
  };
}
