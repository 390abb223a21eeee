/** The verdict on a page, point by point: the content of `verdict.json`. */
import { readFeatures, readRequirements } from '../../results/features.ts';
import { type Example, pointsOf, type Specification } from '../../results/specification.ts';
import { type Judgement, judgementOn } from '../../results/verdict.ts';
import { engine } from '../../run/browser/engine.ts';

/** An example that the page fails. */
export interface Failure {
  /** Id of the example. */
  readonly example: string;
  readonly title: string;
  /** File and line. */
  readonly place: string;
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence: string | undefined;
  /** What was expected and found. */
  readonly error: string;
  /** A picture of the page, relative to `verdict.json`; absent without a document. */
  readonly picture: string | undefined;
}

/** The verdict on one point. */
export interface PointVerdict {
  readonly id: string;
  readonly title: string;
  readonly verdict: Judgement['judgement'];
  /** Why it is not judged; otherwise empty. */
  readonly reason: string;
  /** Number of examples that ran. */
  readonly examples: number;
  readonly failures: readonly Failure[];
}

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

export interface PageVerdict extends Circumstances {
  readonly schemaVersion: 4;
  /** Name and version; the name alone if no example ran. */
  readonly engine: string;
  /** 'holds' if nothing is broken, 'not judged' if the page could not be judged completely. */
  readonly verdict: PointVerdict['verdict'];
  /** Why the page could not be judged completely; empty if it could. */
  readonly reason: string;
  readonly points: readonly PointVerdict[];
  /** Those that are about this project's page only, so that no other page is judged by them. */
  readonly ownPoints: readonly Pick<PointVerdict, 'id' | 'title'>[];
}

/** The failure of an example; its picture is in the document of the run. */
export function failureOf(example: Example): Failure {
  const { id, title, place, evidence, sentences, failedAt = -1, error = '' } = example;
  const picture = evidence.picture && `document/${evidence.picture.file}`;
  return { example: id, title, place, sentence: sentences[failedAt]?.text, error, picture };
}

/** @param all verdicts on all points, those that are about this project's page only, too */
function verdictBy(
  all: readonly PointVerdict[],
  reason: string,
  circumstances: Circumstances,
  browsers: readonly string[] = [],
): PageVerdict {
  const shared = readFeatures('features').filter((rule) => rule.shared.length > 0);
  const ids = new Set(shared.flatMap((rule) => rule.ids));
  const isBroken = all.some(({ verdict }) => verdict === 'broken');
  return {
    schemaVersion: 4,
    ...circumstances,
    engine: browsers.join(', ') || engine(),
    verdict: isBroken ? 'broken' : reason === '' ? 'holds' : 'not judged',
    reason,
    points: all.filter(({ id }) => ids.has(id)),
    ownPoints: all.filter(({ id }) => !ids.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

/** The verdict on a page after a complete run, with its points in the order of the specification. */
export function pageVerdict(
  circumstances: Circumstances,
  specification: Specification,
): PageVerdict {
  const points = pointsOf(specification).map((point): PointVerdict => {
    const { judgement, ran, failed, reason } = judgementOn(point);
    const { id, title } = point;
    const failures = failed.map(failureOf);
    return { id, title, verdict: judgement, reason, examples: ran.length, failures };
  });
  const { browsers, faults } = specification.run;
  return verdictBy(points, faults.join('; '), circumstances, browsers);
}

/** The verdict on a page that could not be judged: the same reason for every point. */
export function unjudgedPage(circumstances: Circumstances, reason: string): PageVerdict {
  const unjudged = { verdict: 'not judged', reason, examples: 0, failures: [] } as const;
  const points = [...readRequirements('features/README.md')].map(([id, title]) => ({
    ...{ id, title },
    ...unjudged,
  }));
  return verdictBy(points, reason, circumstances);
}
