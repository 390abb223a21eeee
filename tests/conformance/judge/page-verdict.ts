/** The verdict on a page, point by point: the content of `verdict.json`. */
import { readFeatures, readRequirements } from '../../results/features.ts';
import { type Example, pointsOf, type Specification } from '../../results/specification.ts';
import { type Judgement, judgementOn } from '../../results/verdict.ts';
import { engine } from '../../run/browser/engine.ts';
import type { Matrix } from '../matrix.ts';

/** An example that the page fails. */
export interface Failure {
  /** Id of the example. */
  readonly example: string;
  readonly title: string;
  /** File and line. */
  readonly place: string;
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string;
  /** What was expected and found. */
  readonly error: string;
  /** A picture of the page, relative to `verdict.json`. */
  readonly picture?: string;
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
  /** Number of faulty pages that these examples are known to catch. */
  readonly faultyPages: number;
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
  readonly schemaVersion: 3;
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

/** The points by which any page is judged, and the others. */
function split(all: readonly PointVerdict[]): Pick<PageVerdict, 'points' | 'ownPoints'> {
  const shared = readFeatures('features').filter((rule) => rule.shared.length > 0);
  const ids = new Set(shared.flatMap((rule) => rule.ids));
  return {
    points: all.filter(({ id }) => ids.has(id)),
    ownPoints: all.filter(({ id }) => !ids.has(id)).map(({ id, title }) => ({ id, title })),
  };
}

const failureOf = (example: Example, document?: string): Failure => {
  const { id, title, place, evidence, sentences, failedAt = -1, error = '' } = example;
  const sentence = sentences[failedAt];
  return {
    example: id,
    title,
    place,
    ...(sentence && { sentence: sentence.text }),
    error,
    ...(document && evidence.picture && { picture: `${document}/${evidence.picture.file}` }),
  };
};

/**
 * The verdict on each point, in the order of the specification.
 *
 * @param matrix which examples each faulty page fails
 * @param document the folder of the run's document, relative to `verdict.json`, if there is one
 */
function judgePoints(
  specification: Pick<Specification, 'sections'>,
  matrix: Matrix,
  document?: string,
): PointVerdict[] {
  const faultyPages = Object.values(matrix.pages);
  return pointsOf(specification).map((point) => {
    const { judgement, ran, failed, reason } = judgementOn(point);
    return {
      id: point.id,
      title: point.title,
      verdict: judgement,
      reason,
      examples: ran.length,
      faultyPages: faultyPages.filter(({ fails }) => ran.some(({ id }) => fails.includes(id)))
        .length,
      failures: failed.map((each) => failureOf(each, document)),
    };
  });
}

const overall = (points: readonly PointVerdict[], reason: string): PointVerdict['verdict'] => {
  if (points.some(({ verdict }) => verdict === 'broken')) return 'broken';
  return reason === '' ? 'holds' : 'not judged';
};

/** The verdict on a page after a complete run. */
export function pageVerdict(
  circumstances: Circumstances,
  specification: Specification,
  matrix: Matrix,
  document?: string,
): PageVerdict {
  const { browsers, faults } = specification.run;
  const points = judgePoints(specification, matrix, document);
  const reason = faults.join('; ');
  return {
    schemaVersion: 3,
    ...circumstances,
    engine: browsers.join(', ') || engine(),
    verdict: overall(points, reason),
    reason,
    ...split(points),
  };
}

/** The verdict on a page that could not be judged: the same reason for every point. */
export function unjudgedPage(circumstances: Circumstances, reason: string): PageVerdict {
  const unjudged = {
    verdict: 'not judged',
    reason,
    examples: 0,
    faultyPages: 0,
    failures: [],
  } as const;
  return {
    schemaVersion: 3,
    ...circumstances,
    engine: engine(),
    verdict: 'not judged',
    reason,
    ...split(
      [...readRequirements('features/README.md')].map(([id, title]) => ({
        id,
        title,
        ...unjudged,
      })),
    ),
  };
}
