/** The verdict on a page, point by point: the content of `verdict.json`, whose keys the README explains. */
import type { WrittenWalk } from '../../model/walk-feature.ts';
import { readFeatures, readPoints } from '../../results/features.ts';
import {
  type Example,
  examplesOf,
  judgementOn,
  type Point,
  pointsOf,
  type Specification,
} from '../../results/specification.ts';
import { engine } from '../../run/browser/engine.ts';

/** What was judged, when and by what. */
export interface Circumstances {
  /** Address. */
  readonly page: string;
  /** ISO 8601. */
  readonly time: string;
  /** Full hash of the commit of the specification; empty outside a repository. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
}

/** An example or a walk that the page fails. */
export type Failure = WrittenWalk['failure'] & { readonly picture?: string | undefined };
/** The verdict on one point. */
export type PointVerdict = ReturnType<typeof verdictsBy>[number];
export type PageVerdict = ReturnType<typeof pageVerdict>;

/** The failure of an example; its picture is in the document of the run. */
export function failureOf(example: Example): Failure {
  const { id, title, place, evidence, sentences, failedAt = -1, error = '' } = example;
  const picture = evidence.picture && `document/${evidence.picture.file}`;
  return { example: id, title, place, sentence: sentences[failedAt]?.text, error, picture };
}

/** The verdicts on all points after a run, in the order of the specification. */
const verdictsBy = (specification: Specification) =>
  pointsOf(specification).map((point) => {
    const { judgement, ran, failed, reason } = judgementOn(point);
    const failures = failed.map(failureOf);
    const { id, title } = point;
    return { id, title, verdict: judgement, reason, examples: ran.length, failures };
  });

/** The verdict on a point after the walks: one that broke counts, even if its example passes when it is run again. */
const afterWalks = (point: PointVerdict, walks: readonly WrittenWalk[]): PointVerdict => {
  const isListed = ({ failure }: WrittenWalk) =>
    point.failures.some(({ example }) => example === failure.example);
  const added = walks.filter((walk) => walk.id === point.id && !isListed(walk));
  if (added.length === 0) return point;
  const failures = [...point.failures, ...added.map(({ failure }) => failure)];
  return { ...point, verdict: 'broken', reason: '', failures };
};

/**
 * @param verdicts those on all points by the examples
 * @param walks those that broke
 * @param reason why the page could not be judged completely; empty if it could
 * @param browsers name and version of each
 */
function verdictOf(
  circumstances: Circumstances,
  verdicts: readonly PointVerdict[],
  walks: readonly WrittenWalk[],
  reason: string,
  browsers: readonly string[],
) {
  const points = verdicts.map((point) => afterWalks(point, walks));
  const shared = readFeatures('features').filter((rule) => rule.shared.length > 0);
  const ids = new Set(shared.flatMap((rule) => rule.ids));
  const isBroken = points.some((point) => point.verdict === 'broken');
  const verdict: PointVerdict['verdict'] = isBroken ? 'broken' : reason ? 'not judged' : 'holds';
  return {
    schemaVersion: 5,
    ...circumstances,
    engine: browsers.join(', ') || engine(),
    verdict,
    reason,
    points: points.filter(({ id }) => ids.has(id)),
    /** Those that are about this project's page only, so that no other page is judged by them. */
    ownPoints: points.filter(({ id }) => !ids.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

/** Whether a run was to include an example of a point. */
const wasPlanned = (point: Point) =>
  examplesOf([point]).some((each) => each.verdict !== 'not run' || each.notJudged !== undefined);

/**
 * The verdict on a page after a run.
 *
 * @param walks those that broke
 * @param reasons why the page could not be judged completely, besides those that the run itself knows
 * @param isPart whether only some points were asked for; the others are left out
 */
export function pageVerdict(
  circumstances: Circumstances,
  specification: Specification,
  walks: readonly WrittenWalk[] = [],
  reasons: readonly string[] = [],
  isPart = false,
) {
  const { browsers, faults } = specification.run;
  const reason = [...reasons, ...faults].join('; ');
  const verdict = verdictOf(circumstances, verdictsBy(specification), walks, reason, browsers);
  const asked = new Set(
    pointsOf(specification)
      .filter(wasPlanned)
      .map(({ id }) => id),
  );
  const isListed = ({ id, failures }: PointVerdict) => asked.has(id) || failures.length > 0;
  return isPart ? { ...verdict, points: verdict.points.filter(isListed) } : verdict;
}

/** The verdict on a page by which no example ran: the same reason for every point that no walk has broken. */
export function unjudgedPage(
  circumstances: Circumstances,
  reason: string,
  walks: readonly WrittenWalk[] = [],
): PageVerdict {
  const points = [...readPoints('features/README.md')].map(([id, title]): PointVerdict => {
    return { id, title, verdict: 'not judged', reason, examples: 0, failures: [] };
  });
  return verdictOf(circumstances, points, walks, reason, []);
}
