/** Random walks: on this project's page for its own sake, on any page as a part of its verdict. */
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { slowDown } from '../driver/driven/devtools.ts';
import { NotJudged, WINDOW } from '../driver/judged-window.ts';
import { setTimeOuts } from '../driver/time-outs.ts';
import { accessTo, openBrowser } from '../run/browser/launch.ts';
import { withoutCredentials } from '../run/settings.ts';
import { type Command, onOtherPage } from './commands.ts';
import { Mismatch } from './invariants.ts';
import type { Model } from './model.ts';
import { ModelRun } from './model-run.ts';
import type { Sentences } from './sentences.ts';
import { checkWholeList } from './whole-list.ts';

type Commands = Iterable<fc.AsyncCommand<Model, ModelRun>>;

/** A walk as it ended. */
export interface Walk {
  /** The sentences that ran; if it broke, it did at the last one. */
  readonly sentences: readonly string[];
  readonly rows: number;
  /** Why it broke; absent if it did not. */
  readonly error?: unknown;
}

/** A walk on another page that broke. */
export interface BrokenWalk extends Walk {
  readonly error: Mismatch;
}

/** The page of a walk. */
export interface WalkedPage {
  readonly address: string;
  /** The seed of its contacts, if it is this project's page. */
  readonly contacts?: number;
}

/** Takes a walk on a new page. */
export async function takeWalk(
  browser: Browser,
  { address, contacts }: WalkedPage,
  sentences: Sentences,
  commands: Commands,
): Promise<Walk> {
  const context = await browser.newContext({ viewport: WINDOW, ...accessTo(address) });
  setTimeOuts(context);
  const opening = {
    url: withoutCredentials(address),
    ...(contacts !== undefined && { seed: contacts }),
  };
  const run = new ModelRun(await context.newPage(), opening, sentences);
  const walk = () => ({ sentences: run.sentences, rows: run.model.rowCount });
  try {
    await slowDown(run.tab);
    await run.open();
    await fc.asyncModelRun(() => ({ model: run.model, real: run }), commands);
    if (run.model.isOwn) await checkWholeList(run);
    return walk();
  } catch (error) {
    return error instanceof NotJudged ? walk() : { ...walk(), error };
  } finally {
    await context.close();
  }
}

/** Which walks are taken one after the other until one breaks, and how. */
export interface WalkOptions {
  readonly commands: fc.Arbitrary<Command>;
  /** Number of commands of a walk, before it is shrunk. */
  readonly length: number;
  readonly seed: number;
  /** Number of walks. */
  readonly count: number;
  /** The walk of the seed to begin with, as `index` of a broken one. */
  readonly path?: string;
  /** Time after which no further walk starts, and for which a broken one is shrunk, in ms. */
  readonly walkingMs?: number;
  readonly shrinkingMs: number;
  readonly take: (commands: Commands) => Promise<Walk>;
  /** Is called at the start of each walk, not of those that shrink another. */
  readonly onStart?: () => void;
  readonly onEnd?: (walk: Walk) => void;
}

/** @returns the walk that broke, shrunk as far as time allowed, and its number among those of the seed */
export async function walkUntilBroken(
  options: WalkOptions,
): Promise<(Walk & { readonly index: string }) | undefined> {
  const { commands, length, seed, count, path, take, onStart, onEnd } = options;
  const { walkingMs = Number.POSITIVE_INFINITY, shrinkingMs } = options;
  let broken: Walk | undefined;
  let end = performance.now() + walkingMs;
  const walks = fc.commands([commands], { maxCommands: length, size: 'max' });
  const property = fc.asyncProperty(walks, async (walk) => {
    fc.pre(broken !== undefined || [...walk].length > length / 2);
    if (performance.now() > end) return;
    if (!broken) onStart?.();
    const latest = await take(walk);
    if (!broken) onEnd?.(latest);
    if (latest.error === undefined) return;
    if (!broken) end = performance.now() + shrinkingMs;
    broken = latest;
    throw latest.error;
  });
  const replay = path === undefined ? {} : { path };
  const details = await fc.check(property, { seed, numRuns: count, ...replay });
  if (!details.failed) return undefined;
  if (!broken) throw details.errorInstance;
  const [index = ''] = (details.counterexamplePath ?? '').split(':');
  return { ...(broken as Walk), index };
}

/** The walks of a verdict: their seed, number and length. */
export const VERDICT = { seed: 1, count: 20, length: 40 };
/** Number of them at a time. */
const AT_ONCE = 2;
const SHRINKING_MS = 30_000;

/**
 * Takes walks on another page, several at a time.
 *
 * @returns those that broke, shrunk; at most one for each of several seeds
 */
export async function walkOn(
  address: string,
  sentences: Sentences,
  { seed, count, shrinkingMs = SHRINKING_MS, onStart }: VerdictOptions,
): Promise<BrokenWalk[]> {
  const browser = await openBrowser();
  const share = {
    commands: onOtherPage(),
    length: VERDICT.length,
    count: Math.ceil(count / AT_ONCE),
    shrinkingMs,
    ...(onStart && { onStart }),
    take: (commands: Commands) => takeWalk(browser, { address }, sentences, commands),
  };
  const shares = Array.from({ length: AT_ONCE }, (_, nth) =>
    walkUntilBroken({ ...share, seed: seed + nth }),
  );
  const broken = (await Promise.all(shares)).flatMap((walk) => walk ?? []);
  await browser.close();
  return broken.map((walk) => {
    // Anything else is a fault of the walk, not of the page.
    if (!(walk.error instanceof Mismatch)) throw walk.error;
    return { ...walk, error: walk.error };
  });
}

type VerdictOptions = Pick<WalkOptions, 'seed' | 'count' | 'onStart'> &
  Partial<Pick<WalkOptions, 'shrinkingMs'>>;
