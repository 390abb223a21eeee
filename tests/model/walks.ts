import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { browserType } from '../run/browser/engine.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { report } from '../run/progress/event.ts';
import { many } from '../run/text.ts';
import { uncovered } from './coverage.ts';
import { SEEDS } from './generated.ts';
import { scrolling } from './scrolling.ts';
import { Sentences } from './sentences.ts';
import { sorting } from './sorting.ts';
import { timing } from './time.ts';
import { takeWalk, type Walk, type WalkResult } from './walk.ts';
import { windowing } from './window.ts';

/** The length of a walk in commands, before it shrinks. */
const MIN_COMMANDS = 100;
const MAX_COMMANDS = 140;
/** Time in ms after which no further walk starts, once everything has been covered. */
const WALKING_MS = 200_000;
/** Time limit for shrinking a failed walk, in ms. */
const SHRINKING_MS = 60_000;

/** A walk that failed, shrunk as far as time allowed. */
interface FailedWalk extends WalkResult {
  /** Whether it fails where the page scrolls at once, as in an example. */
  readonly scrollsAtOnce: boolean;
  /** The number of the walk among those of its seed. */
  readonly index: string;
}

/** The results of walks before any shrinking, and the walk that failed. */
export interface Walks {
  readonly results: readonly WalkResult[];
  readonly failed?: FailedWalk;
}

/** Any command of a walk. */
export const anyCommand = () =>
  fc.oneof(
    { weight: 20, arbitrary: timing },
    { weight: 20, arbitrary: scrolling() },
    { weight: 12, arbitrary: sorting },
    { weight: 4, arbitrary: windowing },
  );

const walks = () =>
  fc.commands([anyCommand()], { maxCommands: MAX_COMMANDS, size: 'max' }) as fc.Arbitrary<Walk>;

function noteWalk(name: string, { commands, rows, error }: WalkResult, seconds: number): void {
  const outcome = error === undefined ? 'passed' : 'failed';
  console.log(
    `${name}: ${many(commands, 'command')}, ${rows} rows, ${outcome} in ${seconds.toFixed(1)} s`,
  );
  if (error === undefined) report({ ended: name, seconds });
}

/**
 * Takes random walks until one fails, and shrinks that one: in a browser that scrolls at once, as for
 * examples, if it fails there as well.
 *
 * @param url address of the page
 * @param numRuns number of walks, at most
 * @param index the walk of this seed to begin with
 */
export async function takeWalks(
  url: string,
  seed: number,
  numRuns: number,
  index = '0',
): Promise<Walks> {
  const sentences = await Sentences.load();
  const smooth = await browserType().launch(launchOptions({}));
  let atOnce: Browser | undefined;
  let browser = smooth;
  const results: WalkResult[] = [];
  let failed: WalkResult | undefined;
  const startedAt = performance.now();
  let shrunkAt = 0;

  const takeFirst = async (take: () => Promise<WalkResult>): Promise<WalkResult> => {
    const name = `walk ${results.length + 1}`;
    report({ started: name });
    const start = performance.now();
    const first = await take();
    results.push(first);
    noteWalk(name, first, (performance.now() - start) / 1_000);
    if (first.error === undefined) return first;
    atOnce = await browserType().launch(launchOptions({ scrollsAtOnce: true }));
    browser = atOnce;
    const again = await take();
    shrunkAt = performance.now();
    if (again.error !== undefined) return again;
    browser = smooth;
    return first;
  };

  const property = fc.asyncProperty(
    fc.noShrink(fc.constantFrom(...SEEDS)),
    walks(),
    async (contacts, walk) => {
      fc.pre(failed !== undefined || [...walk].length >= MIN_COMMANDS);
      const now = performance.now();
      if (failed ? now - shrunkAt > SHRINKING_MS : now - startedAt > WALKING_MS && !uncovered()[0])
        return;
      const take = () => takeWalk(browser, { url, seed: contacts }, sentences, walk);
      const latest = failed ? await take() : await takeFirst(take);
      if (latest.error === undefined) return;
      if (failed) console.log(`  shrunk to ${many(latest.commands, 'command')}`);
      failed = latest;
      throw latest.error;
    },
  );

  const details = await fc.check(property, { seed, numRuns, path: index });
  await smooth.close();
  await atOnce?.close();
  if (!details.failed) return { results };
  // The error may come from outside the walks.
  failed ??= { sentences: [], commands: 0, rows: 0, error: details.errorInstance };
  const [first = ''] = (details.counterexamplePath ?? '').split(':');
  return { results, failed: { ...failed, scrollsAtOnce: browser === atOnce, index: first } };
}
