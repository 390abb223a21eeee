/** Judges the correct pages and the faulty ones as `npm run judge` judges any page. */
import { DEFAULT_WALKS, type Walk, type WalkTools, walkOn } from '../model/walks.ts';
import { readFeatures } from '../results/features.ts';
import { change } from '../run/settings.ts';
import { isCatch } from './catch.ts';
import { failureOf } from './judge/page-verdict.ts';
import { runExamples } from './judge/run-examples.ts';
import type { CorrectPage, FaultyPage } from './page/differences.ts';
import { addressOf } from './served/serve-pages.ts';

const FOLDER = 'reports/conformance';
/** How long an assertion waits, in ms: less for faulty pages, where most waits are in vain. */
const TIMEOUT_MS = { correct: 5_000, faulty: 1_000 };
const FEATURES = readFeatures('features');
const EVIDENCE = { evidence: 'failed', smallFailures: true };

/** An example or a walk that a page fails. */
interface Failure {
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
  /** Whether it shows that the page breaks the point. */
  readonly isCatch: boolean;
}

/** What catches a faulty page. */
export interface Findings {
  readonly page: FaultyPage;
  readonly catches: readonly Failure[];
  /** What has caught the page under each id listed for it; `undefined` if nothing has. */
  readonly caught: Readonly<Record<string, Failure | undefined>>;
}

async function judgeByExamples(address: string, timeoutMs: number) {
  change({ SPEC_TIMEOUT_MS: String(timeoutMs) });
  const { points, files } = await runExamples({
    ...{ address, features: FEATURES, folder: FOLDER },
    ...{ parameters: EVIDENCE, isSilent: true },
  });
  const examples = points.flatMap(({ id, examples }) =>
    examples.map((example) => ({ ...example, point: id })),
  );
  const failed = examples.filter(({ verdict }) => verdict === 'failed');
  const failures = failed.map(({ point: id, ...example }): Failure => {
    const picture = files.get(example.evidence.picture?.file ?? '');
    return { id, ...failureOf(example), picture, isCatch: isCatch(id, example) };
  });
  return { examples, failures };
}

async function judgeByWalks(address: string, tools: WalkTools): Promise<Failure[]> {
  const walks = await walkOn(address, { ...tools, ...DEFAULT_WALKS, shrinkingMs: 0 });
  return walks.map((walk) => {
    return { id: walk.error.id, title: 'a walk', error: walk.error.message, isCatch: true };
  });
}

/** Judges a correct page. A point that it cannot be judged by is an error, too, unless it is expected. */
export async function judgeCorrect(url: string, page: CorrectPage, tools: WalkTools) {
  const address = addressOf(url, page.name) + (page.added ?? '');
  const { examples, failures } = await judgeByExamples(address, TIMEOUT_MS.correct);
  const onEnd = ({ notJudged: error }: Walk) => {
    if (error) failures.push({ id: '', title: 'a walk that ended early', error, isCatch: false });
  };
  failures.push(...(await judgeByWalks(address, { ...tools, onEnd })));
  const notJudged = new Set(
    examples.flatMap(({ point, verdict, reason }) =>
      verdict === 'not run' && reason ? point : [],
    ),
  );
  for (const id of page.idsNotJudged ?? []) notJudged.delete(id);
  const judged = examples.filter(({ verdict }) => verdict !== 'not run').length;
  const errors = [
    ...failures.map(({ title, error }) => `"${title}": ${error}`),
    ...[...notJudged].map((id) => `"${id}": It was not judged`),
    ...(judged === 0 ? ['No example ran'] : []),
  ];
  return { judged, errors };
}

/** Judges a faulty page by walks only if examples do not catch it under each id that is listed for it. */
export async function judgeFaulty(
  url: string,
  page: FaultyPage,
  tools: WalkTools,
): Promise<Findings> {
  const address = addressOf(url, page.name);
  const { failures } = await judgeByExamples(address, TIMEOUT_MS.faulty);
  const catches = failures.filter((failure) => failure.isCatch);
  if (!page.fails.every((id) => catches.some((each) => each.id === id)))
    catches.push(...(await judgeByWalks(address, tools)));
  const caughtBy = (id: string) => catches.find((each) => each.id === id);
  return { page, catches, caught: Object.fromEntries(page.fails.map((id) => [id, caughtBy(id)])) };
}
