/** The verdict on a page, point by point: the content of `verdict.json`, whose keys the README explains. */
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

/** An example that the page fails. */
export type Failure = ReturnType<typeof failureOf>;
export type PageVerdict = ReturnType<typeof pageVerdict>;
/** A point with its verdict. */
export type JudgedPoint = ReturnType<typeof judgedPoint>;

/** The failure of an example; its picture is in the document of the run. */
export function failureOf(example: Example) {
  const { id, title, place, evidence, sentences, failedAt = -1, reason = '' } = example;
  const picture = evidence.picture && `document/${evidence.picture.file}`;
  return { example: id, title, place, sentence: sentences[failedAt]?.text, error: reason, picture };
}

const judgedPoint = ({ id, title, verdict, reason, examples }: Point) => ({
  ...{ id, title, verdict, reason },
  /** Number of those that ran, with walks that broke. */
  examples: examples.filter((each) => each.verdict !== 'not run').length,
  failures: examples.filter((each) => each.verdict === 'failed').map(failureOf),
});

/** Whether a run was to include an example of a point. */
const wasPlanned = ({ examples }: Point) =>
  examples.some(({ verdict, reason }) => verdict !== 'not run' || reason !== undefined);

/**
 * The verdict on a page: all points, or after a run those that it was to judge.
 *
 * @param specification as of the run, or without one
 * @param reasons why the page could not be judged completely, besides those that the run itself knows
 */
export function pageVerdict(
  circumstances: Circumstances,
  { points, run }: Specification,
  reasons: readonly string[] = [],
) {
  const reason = [...reasons, ...run.faults].join('; ');
  const judged = points
    .filter((point) => point.isShared && (!run.started || wasPlanned(point)))
    .map((point) => judgedPoint(run.started ? point : { ...point, reason }));
  const isBroken = judged.some((point) => point.verdict === 'broken');
  const verdict: PointVerdict = isBroken ? 'broken' : reason ? 'not judged' : 'holds';
  return {
    schemaVersion: 5,
    ...circumstances,
    engine: run.browser || engine(),
    verdict,
    reason,
    points: judged,
    /** Those that are about this project's page only, so that no other page is judged by them. */
    ownPoints: points.filter(({ isShared }) => !isShared).map(({ id, title }) => ({ id, title })),
  };
}
