/** Walks on any page, as a part of its verdict. */
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { NotJudged, WINDOW } from '../driver/judged-window.ts';
import { setTimeOuts } from '../driver/time-outs.ts';
import { accessTo } from '../run/access.ts';
import { openBrowser } from '../run/browser/launch.ts';
import { withoutCredentials } from '../run/settings.ts';
import { deeds } from './deeds.ts';
import { Mismatch } from './invariants.ts';
import { JudgedRun } from './judged-run.ts';
import type { Model } from './model.ts';
import type { Sentences } from './sentences.ts';

/** The walks of a verdict: their seed and number. */
export const VERDICT = { seed: 1, count: 20 };
/** Number of commands of a walk. */
const COMMANDS = 40;
/** Number of walks at a time. */
const AT_ONCE = 2;
/** Time limit for shrinking a walk, in ms. */
const SHRINKING_MS = 30_000;

type Walk = Iterable<fc.AsyncCommand<Model, JudgedRun>>;

/** A walk that failed, shrunk as far as time allowed. */
export interface BrokenWalk {
  /** The sentences that ran; it failed at the last one. */
  readonly sentences: readonly string[];
  readonly error: Mismatch;
}

const walks = fc.commands([deeds], { maxCommands: COMMANDS, size: 'max' }) as fc.Arbitrary<Walk>;

/** @returns how the walk broke; `undefined` if it did not */
async function takeWalk(
  browser: Browser,
  address: string,
  sentences: Sentences,
  walk: Walk,
): Promise<BrokenWalk | undefined> {
  const context = await browser.newContext({ viewport: WINDOW, ...accessTo(address) });
  setTimeOuts(context);
  const run = new JudgedRun(await context.newPage(), withoutCredentials(address), sentences);
  try {
    await run.open();
    await fc.asyncModelRun(() => ({ model: run.model, real: run }), walk);
    return undefined;
  } catch (error) {
    if (error instanceof NotJudged) return undefined;
    if (!(error instanceof Mismatch)) throw error;
    return { sentences: run.sentences, error };
  } finally {
    await context.close();
  }
}

/**
 * Takes a share of the walks one after the other until one breaks, and shrinks that one.
 *
 * @param share its number, from 0
 */
async function takeWalksOf(
  share: number,
  take: (walk: Walk) => Promise<BrokenWalk | undefined>,
  { seed, count, shrinkingMs = SHRINKING_MS, onWalk }: WalkOptions,
): Promise<BrokenWalk | undefined> {
  let broken: BrokenWalk | undefined;
  let end = Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(walks, async (walk) => {
    fc.pre(broken !== undefined || [...walk].length > COMMANDS / 2);
    if (performance.now() > end) return;
    if (!broken) onWalk?.();
    const latest = await take(walk);
    if (!latest) return;
    if (!broken) end = performance.now() + shrinkingMs;
    broken = latest;
    throw latest.error;
  });
  const numRuns = Math.ceil(count / AT_ONCE);
  const { failed, errorInstance } = await fc.check(property, { seed: seed + share, numRuns });
  if (failed && !(errorInstance instanceof Mismatch)) throw errorInstance;
  return broken;
}

/** Which walks are taken, and how. */
export interface WalkOptions {
  readonly seed: number;
  /** Number of walks. */
  readonly count: number;
  /** How long a broken walk is shrunk, in ms. */
  readonly shrinkingMs?: number;
  /** Is called at the start of each walk, not of those that shrink another. */
  readonly onWalk?: () => void;
}

/**
 * Takes walks on the page at an address, several at a time.
 *
 * @returns those that broke, shrunk; at most one for each seed
 */
export async function walkOn(
  address: string,
  sentences: Sentences,
  options: WalkOptions,
): Promise<BrokenWalk[]> {
  const browser = await openBrowser();
  const take = (walk: Walk) => takeWalk(browser, address, sentences, walk);
  const each = Array.from({ length: AT_ONCE }, (_, nth) => takeWalksOf(nth, take, options));
  const broken = await Promise.all(each);
  await browser.close();
  return broken.flatMap((walk) => walk ?? []);
}
