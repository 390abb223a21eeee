/** Judges the correct pages and the faulty ones by the examples and the walks of `npm run judge`. */
import { differenceOf, titleOf } from '../model/walk-feature.ts';
import { DEFAULT_WALKS, type Walk, type WalkTools, walkOn } from '../model/walks.ts';
import { readFeatures } from '../results/features.ts';
import { type Example, readSpecification, type Specification } from '../results/specification.ts';
import { change } from '../run/settings.ts';
import { counted } from '../run/text.ts';
import { runExamples } from './judge/run-examples.ts';
import { type Catch, walkOf, writeMatrix } from './matrix.ts';
import type { CorrectPage, FaultyPage } from './page/differences.ts';
import { addressOf } from './served/serve-pages.ts';

const FOLDER = 'reports/conformance';
/** How long an assertion waits, in ms: less for faulty pages, where most waits are in vain. */
const TIMEOUT_MS = { correct: 5_000, faulty: 1_000 };
const FEATURES = readFeatures('features');

/** The points about loads: there, a load that does not take place is what is wrong. */
const ABOUT_LOADS = new Set(['R1.2', 'R2.8', 'R4.2', 'R4.3', 'R4.4', 'R4.5', 'R9.2', 'R9.3']);

/**
 * Whether a failure shows that a page breaks the point: a `Then` failed, or a load did not take place where
 * loads are the point. Otherwise what the example is about has not happened.
 */
function isCatch(id: string, { sentences, failedAt = -1, reason }: Example): boolean {
  // 'And' continues the type of the sentence before it.
  const earlier = sentences.slice(0, failedAt + 1).filter(({ keyword }) => keyword !== 'And');
  const isMissingLoad = reason?.includes('No load took place') ?? false;
  return earlier.at(-1)?.keyword === 'Then' || (isMissingLoad && ABOUT_LOADS.has(id));
}

/** How a page was judged, and why it failed, if it did. */
interface Judged {
  readonly text: string;
  readonly failure: string | undefined;
}

async function runOn(address: string, timeoutMs: number): Promise<Specification> {
  change({ SPEC_TIMEOUT_MS: String(timeoutMs) });
  const how = { folder: FOLDER, isSilent: true, parameters: { evidence: 'none' } } as const;
  return readSpecification([await runExamples({ address, ...how })], FEATURES);
}

const walkOnPage = (address: string, tools: WalkTools) =>
  walkOn(address, { ...tools, ...DEFAULT_WALKS, shrinkingMs: 0 });

/** Judges a correct page. A point that it cannot be judged by is an error, too, unless it is expected. */
export async function judgeCorrect(
  url: string,
  { name, added = '', idsNotJudged = [] }: CorrectPage,
  tools: WalkTools,
): Promise<Judged> {
  const address = addressOf(url, name) + added;
  const { points } = await runOn(address, TIMEOUT_MS.correct);
  const early: string[] = [];
  const onEnd = ({ notJudged }: Walk) => {
    if (notJudged) early.push(`A walk ended early: ${notJudged.message}`);
  };
  const broken = await walkOnPage(address, { ...tools, onEnd });
  const examples = points.flatMap((point) => point.examples);
  const notJudged = points.filter(
    (point) =>
      !idsNotJudged.includes(point.id) &&
      point.examples.some(({ verdict, reason }) => verdict === 'not run' && reason),
  );
  const errors = [
    ...examples.flatMap(({ verdict, title, reason }) =>
      verdict === 'failed' ? `"${title}": ${reason}` : [],
    ),
    ...broken.map(({ error }) => `A walk: ${differenceOf(error)}`),
    ...early,
    ...notJudged.map(({ id, reason }) => `${id} was not judged: ${reason}`),
  ];
  const judged = examples.filter(({ verdict }) => verdict !== 'not run').length;
  return {
    text: `correct: ${counted(judged, 'example')}, ${counted(errors.length, 'failure')}`,
    failure: errors.join('\n') || undefined,
  };
}

/**
 * Judges a faulty page, by walks only if examples do not catch it under each id that is listed for it. Records
 * what catches it if all ids do.
 */
export async function judgeFaulty(
  url: string,
  { name, fails }: FaultyPage,
  tools: WalkTools,
): Promise<Judged> {
  const address = addressOf(url, name);
  const { points } = await runOn(address, TIMEOUT_MS.faulty);
  const catches: Catch[] = points.flatMap(({ id, examples }) =>
    examples
      .filter((example) => example.verdict === 'failed' && isCatch(id, example))
      .map(({ id: example, title, sentences, failedAt = -1 }) => {
        const { text: sentence = '' } = sentences[failedAt] ?? {};
        return { id, example, title, sentence };
      }),
  );
  const catchOf = (id: string) => catches.find((each) => each.id === id);
  if (!fails.every(catchOf))
    for (const { error } of await walkOnPage(address, tools)) {
      const { id } = error;
      catches.push({ id, example: walkOf(id), title: 'a walk', sentence: titleOf(error) });
    }
  const missing = fails.filter((id) => !catchOf(id));
  if (missing.length === 0) writeMatrix(name, catches);
  const outcomes = fails.map((id) => `${id} caught by "${catchOf(id)?.title ?? 'NOTHING'}"`);
  return {
    text: outcomes.join('\n'),
    failure: missing.length > 0 ? `not caught: ${missing.join(', ')}` : undefined,
  };
}
