/** Random walks: on this project's page for its own sake, on any page as a part of its verdict. */
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { Interrupted, NotJudged, WINDOW } from '../driver/judged-window.ts';
import { TIMEOUT_MS } from '../driver/time-outs.ts';
import { accessTo } from '../run/browser/launch.ts';
import { withoutCredentials } from '../run/settings.ts';
import { type Command, carryOut, onOtherPage, pass } from './commands.ts';
import { Mismatch } from './mismatch.ts';
import type { Model } from './model.ts';
import { ModelRun, type Steps } from './model-run.ts';
import type { Opening } from './walked-page.ts';

const SHRINKING_MS = 30_000;
/** Longer than a throttled scroll, its load and the throttle after it, in ms. */
const REST_MS = 1_000;

/** A walk as it ended. */
export interface Walk {
  /** The sentences that ran; if it broke, it did at the last one. */
  readonly sentences: readonly string[];
  readonly rows: number;
  /** Why it broke; absent if it did not. */
  readonly error?: unknown;
  /** Why the page could not be judged any further; absent if all commands ran. */
  readonly notJudged?: string;
  /** Whether that is a reason of the moment. */
  readonly isInterrupted?: boolean;
}

/** Which walks are taken one after the other until one breaks, and how. */
interface Walks {
  readonly browser: Browser;
  readonly steps: Steps;
  readonly page: Opening;
  /** Number of the screen's pixels per px. */
  readonly deviceScaleFactor?: number;
  /** Commands to choose from: by default those for another page. */
  readonly commands?: fc.Arbitrary<Command>;
  /** Adverse conditions: what happens to the page once it is open, and before each command. */
  readonly onOpen?: ((page: Page) => Promise<void>) | undefined;
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  /** Maximum number of commands of a walk. */
  readonly length: number;
  readonly seed: number;
  readonly count: number;
  /** The walk of the seed to begin with, as `index` of a broken one. */
  readonly path?: string | undefined;
  /** Time after which no further walk starts, and for which a broken one is shrunk, in ms. */
  readonly walkingMs?: number;
  readonly shrinkingMs?: number;
  /** Is called at the end of each walk, not of those that shrink another. */
  readonly onEnd?: (walk: Walk) => void;
}

/** What all walks need, on whatever page. */
export type WalkTools = Pick<Walks, 'browser' | 'steps' | 'onEnd'>;

/** A command of fast-check. */
const asRandom = (command: Command, before: Walks['before']): fc.AsyncCommand<Model, ModelRun> => ({
  check: (model) => {
    const [first] = command(model);
    return first !== undefined;
  },
  run: async (_, run) => {
    await before?.(run.tab);
    await carryOut(run, command);
  },
});

/** Takes a walk on a new page. */
async function takeWalk(
  { browser, steps, page, onOpen, deviceScaleFactor = 1 }: Walks,
  commands: Iterable<fc.AsyncCommand<Model, ModelRun>>,
): Promise<Walk> {
  const context = await browser.newContext({
    ...{ viewport: WINDOW, deviceScaleFactor },
    ...accessTo(page.url),
  });
  context.setDefaultTimeout(TIMEOUT_MS.browser);
  const opening = { ...page, url: withoutCredentials(page.url) };
  const run = new ModelRun(await context.newPage(), opening, steps);
  let end: Pick<Walk, 'error' | 'notJudged' | 'isInterrupted'> = {};
  try {
    await run.open();
    await onOpen?.(run.tab);
    await fc.asyncModelRun(() => ({ model: run.model, real: run }), commands);
    if (run.model.isOwn) {
      await carryOut(run, pass(REST_MS));
      await run.expectWholeList();
    } else await run.expectSight();
  } catch (error) {
    const isInterrupted = error instanceof Interrupted;
    end = error instanceof NotJudged ? { notJudged: error.message, isInterrupted } : { error };
  }
  await context.close();
  return { sentences: run.sentences, rows: run.model.state.rowCount, ...end };
}

/** @returns the walk that broke, shrunk as far as time allowed, and its number among those of the seed */
export async function walkUntilBroken(
  walks: Walks,
): Promise<(Walk & { readonly index: string }) | undefined> {
  const { length, seed, count, path, shrinkingMs = SHRINKING_MS, onEnd } = walks;
  let broken: Walk | undefined;
  let end = performance.now() + (walks.walkingMs ?? Number.POSITIVE_INFINITY);
  const commands = (walks.commands ?? onOtherPage()).map((command) =>
    asRandom(command, walks.before),
  );
  const anyWalk = fc
    .commands([commands], { maxCommands: length, size: 'max' })
    .filter((walk) => broken !== undefined || [...walk].length > length / 2);
  const property = fc.asyncProperty(anyWalk, async (walk) => {
    if (performance.now() > end) return;
    const latest = await takeWalk(walks, walk);
    if (!broken) onEnd?.(latest);
    if (latest.error === undefined) return;
    if (!broken) end = performance.now() + shrinkingMs;
    broken = latest;
    throw latest.error;
  });
  const details = await fc.check(property, { seed, numRuns: count, ...(path && { path }) });
  if (!details.failed) return undefined;
  if (!broken) throw details.errorInstance;
  const [index = ''] = (details.counterexamplePath ?? '').split(':');
  return { ...(broken as Walk), index };
}

/** A walk that the page has broken. */
export interface BrokenWalk extends Walk {
  readonly error: Mismatch;
}

export const isBroken = (walk: Walk): walk is BrokenWalk => walk.error instanceof Mismatch;

/** The walks of a verdict: their seed, number and length. */
export const DEFAULT_WALKS = { seed: 1, count: 20, length: 40 } as const;
/** Number of them at a time. */
const AT_ONCE = 2;

/**
 * Takes the walks of a seed on another page, several at a time, until as many have broken.
 *
 * @returns those that broke, shrunk
 */
export async function walkOn(
  url: string,
  options: Omit<Walks, 'page' | 'length' | 'path'>,
): Promise<BrokenWalk[]> {
  const each = { ...options, page: { url }, length: DEFAULT_WALKS.length, count: 1 };
  let next = 0;
  const walk = async (): Promise<BrokenWalk[]> => {
    if (next >= options.count) return [];
    next += 1;
    const broken = await walkUntilBroken({
      ...each,
      deviceScaleFactor: 1 + (next % 2),
      path: `${next - 1}`,
    });
    if (!broken) return walk();
    // Anything else is a fault of the walk, not of the page.
    if (!isBroken(broken)) throw broken.error;
    return [broken];
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, walk))).flat();
}
