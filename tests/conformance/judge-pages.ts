/** Judges the correct pages and the faulty ones as `npm run judge` judges any page. */
import type { Sentences } from '../model/sentences.ts';
import { pointOf } from '../model/walk-feature.ts';
import { VERDICT, walkOn } from '../model/walks.ts';
import type { Files } from '../results/examples.ts';
import { examplesOf, pointsOf } from '../results/specification.ts';
import { judgementOn } from '../results/verdict.ts';
import { change } from '../run/settings.ts';
import { failureOf } from './judge/page-verdict.ts';
import { runExamples } from './judge/run-examples.ts';
import type { CorrectPage, FaultyPage } from './page/differences.ts';
import { addressOf } from './served/serve-pages.ts';

const FOLDER = 'reports/conformance';
/** How long an assertion waits, in ms: less for faulty pages, where most waits are in vain. */
const TIMEOUT_MS = { correct: 5_000, faulty: 1_000 };
const EVIDENCE = { evidence: 'failed', smallFailures: true };

/** An example or a walk that a page fails. */
export interface Failure {
  /** The id of its point. */
  readonly id: string;
  readonly title: string;
  /** The id of the example (`Example.id`); absent if it is a walk. */
  readonly example?: string;
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string | undefined;
  readonly error: string;
  /** The page when it failed, WebP. */
  readonly picture?: Buffer | undefined;
}

/** What a page made of the examples and walks. */
interface Result {
  /** Number of examples that ran. */
  readonly judged: number;
  /** The points that it could not be judged by. */
  readonly notJudged: readonly string[];
  readonly failures: readonly Failure[];
}

/** The verdict of one requirement id's examples on one faulty page. */
export interface Finding {
  readonly id: string;
  /** The example that failed; absent if the page was not caught. */
  readonly caught: Failure | undefined;
}

export interface PageFindings {
  readonly page: FaultyPage;
  /** One for each id listed for the page. */
  readonly findings: readonly Finding[];
  /** All examples that the page fails. */
  readonly failures: readonly Failure[];
}

async function judge(address: string, sentences: Sentences, timeoutMs: number): Promise<Result> {
  change({ SPEC_TIMEOUT_MS: String(timeoutMs) });
  const files: Files = new Map();
  const options = { address, folder: FOLDER, parameters: EVIDENCE, isSilent: true };
  const specification = await runExamples(options, files);
  const points = pointsOf(specification).map((point) => ({ point, ...judgementOn(point) }));
  const walks = await walkOn(address, sentences, { ...VERDICT, shrinkingMs: 0 });
  return {
    judged: points.reduce((sum, { ran }) => sum + ran.length, 0),
    notJudged: points.flatMap(({ point, reason }) =>
      reason && examplesOf([point]).some(({ notJudged }) => notJudged) ? [point.id] : [],
    ),
    failures: [
      ...points.flatMap(({ point: { id }, failed }) =>
        failed.map((example) => {
          const picture = files.get(example.evidence.picture?.file ?? '');
          return { id, ...failureOf(example), picture };
        }),
      ),
      ...walks.map((walk) => ({ id: pointOf(walk), title: 'a walk', error: walk.error.message })),
    ],
  };
}

/** Judges a correct page. A point that it cannot be judged by is a failure, too, unless it is expected. */
export async function judgeCorrect(
  url: string,
  page: CorrectPage,
  sentences: Sentences,
): Promise<Pick<Result, 'judged' | 'failures'>> {
  const address = addressOf(url, page.name) + (page.added ?? '');
  const { judged, notJudged, failures } = await judge(address, sentences, TIMEOUT_MS.correct);
  const unexpected = notJudged.filter((id) => !page.idsNotJudged?.includes(id));
  const missing = unexpected.map((id) => ({ id, title: id, error: 'It was not judged' }));
  return { judged, failures: [...failures, ...missing] };
}

export async function judgeFaulty(
  url: string,
  page: FaultyPage,
  sentences: Sentences,
): Promise<PageFindings> {
  const { failures } = await judge(addressOf(url, page.name), sentences, TIMEOUT_MS.faulty);
  const caughtBy = (id: string) => failures.find((failure) => failure.id === id);
  return { page, findings: page.fails.map((id) => ({ id, caught: caughtBy(id) })), failures };
}
