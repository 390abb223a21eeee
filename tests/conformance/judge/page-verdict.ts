/** The verdict on a page, point by point: the content of `verdict.json`, whose keys the README explains. */
import { readFeatures, readPoints } from '../../results/features.ts';
import {
  type Example,
  judgementOn,
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

/** An example that the page fails. */
export type Failure = ReturnType<typeof failureOf>;
/** The verdict on one point. */
export type PointVerdict = ReturnType<typeof verdictsBy>[number];
export type PageVerdict = ReturnType<typeof pageVerdict>;

/** The failure of an example; its picture is in the document of the run. */
export function failureOf(example: Example) {
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

/**
 * @param points the verdicts on all points
 * @param reason why the page could not be judged completely; empty if it could
 * @param browsers name and version of each
 */
function verdictOf(
  circumstances: Circumstances,
  points: readonly PointVerdict[],
  reason: string,
  browsers: readonly string[],
) {
  const shared = readFeatures('features').filter((rule) => rule.shared.length > 0);
  const ids = new Set(shared.flatMap((rule) => rule.ids));
  const isBroken = points.some((point) => point.verdict === 'broken');
  const verdict: PointVerdict['verdict'] = isBroken ? 'broken' : reason ? 'not judged' : 'holds';
  return {
    schemaVersion: 4,
    ...circumstances,
    engine: browsers.join(', ') || engine(),
    verdict,
    reason,
    points: points.filter(({ id }) => ids.has(id)),
    /** Those that are about this project's page only, so that no other page is judged by them. */
    ownPoints: points.filter(({ id }) => !ids.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

/** The verdict on a page after a complete run. */
export function pageVerdict(circumstances: Circumstances, specification: Specification) {
  const { browsers, faults } = specification.run;
  return verdictOf(circumstances, verdictsBy(specification), faults.join('; '), browsers);
}

/** The verdict on a page that could not be judged: the same reason for every point. */
export function unjudgedPage(circumstances: Circumstances, reason: string): PageVerdict {
  const points = [...readPoints('features/README.md')].map(([id, title]): PointVerdict => {
    return { id, title, verdict: 'not judged', reason, examples: 0, failures: [] };
  });
  return verdictOf(circumstances, points, reason, []);
}
