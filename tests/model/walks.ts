/** Random walks: on this project's page for its own sake, on any page as a part of its verdict. */
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { NotJudged, WINDOW } from '../driver/judged-window.ts';
import { TIMEOUT_MS } from '../driver/time-outs.ts';
import { engine } from '../run/browser/engine.ts';
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
  readonly notJudged?: NotJudged;
}

/** Which walks of a seed are taken until one breaks, and how. */
interface Walks {
  readonly browser: Browser;
  readonly steps: Steps;
  readonly page: Opening;
  /** Commands to choose from: by default those for another page. */
  readonly commands?: fc.Arbitrary<Command>;
  /** Adverse conditions: what happens to the page once it is open, and before each command. */
  readonly onOpen?: ((page: Page) => Promise<void>) | undefined;
  readonly before?: ((page: Page) => Promise<void>) | undefined;
  /** Maximum number of commands of a walk. */
  readonly length: number;
  readonly seed: number;
  /** The number of the first one among those of the seed, from 0 on, and how many are taken. */
  readonly first?: number | undefined;
  readonly count: number;
  /** How many are taken at a time. */
  readonly atOnce: number;
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

/** Takes a walk on a new page; in Chromium, that with an odd number on a screen with two pixels per px. */
async function takeWalk(
  { browser, steps, page, onOpen }: Walks,
  commands: Iterable<fc.AsyncCommand<Model, ModelRun>>,
  number: number,
): Promise<Walk> {
  // Firefox takes pictures in pixels of the screen.
  const deviceScaleFactor = engine() === 'chromium' ? 1 + (number % 2) : 1;
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor });
  context.setDefaultTimeout(TIMEOUT_MS.browser);
  const run = new ModelRun(await context.newPage(), page, steps);
  let end: Pick<Walk, 'error' | 'notJudged'> = {};
  try {
    await run.open();
    await onOpen?.(run.tab);
    await fc.asyncModelRun(() => ({ model: run.model, real: run }), commands);
    if (run.model.isOwn) {
      await carryOut(run, pass(REST_MS));
      await run.expectWholeList();
    } else await run.expectSight();
  } catch (error) {
    end = error instanceof NotJudged ? { notJudged: error } : { error };
  }
  await context.close();
  return { sentences: run.sentences, rows: run.model.state.rowCount, ...end };
}

/** Takes the walk with this number among those of the seed; returns it, shrunk as far as time allows, if it broke. */
async function takeNumbered(walks: Walks, number: number, take: typeof takeWalk) {
  const { length, seed, shrinkingMs = SHRINKING_MS, onEnd } = walks;
  let broken: Walk | undefined;
  let end = Number.POSITIVE_INFINITY;
  const commands = (walks.commands ?? onOtherPage()).map((command) =>
    asRandom(command, walks.before),
  );
  const anyWalk = fc
    .commands([commands], { maxCommands: length, size: 'max' })
    .filter((walk) => broken !== undefined || [...walk].length > length / 2);
  const property = fc.asyncProperty(anyWalk, async (walk) => {
    if (performance.now() > end) return;
    const latest = await take(walks, walk, number);
    if (!broken) onEnd?.(latest);
    if (latest.error === undefined) return;
    if (!broken) end = performance.now() + shrinkingMs;
    broken = latest;
    throw latest.error;
  });
  const details = await fc.check(property, { seed, numRuns: 1, path: `${number}` });
  if (!details.failed) return undefined;
  if (!broken) throw details.errorInstance;
  return { ...(broken as Walk), number };
}

/**
 * Takes the walks; each at a time ends with the first that breaks.
 *
 * @param take takes one of them on a page
 * @returns those that broke, with their numbers
 */
export async function takeWalks(walks: Walks, take = takeWalk) {
  const { first = 0, count, atOnce, walkingMs = Number.POSITIVE_INFINITY } = walks;
  const end = performance.now() + walkingMs;
  let next = first;
  const takeOn = async () => {
    while (next < first + count && performance.now() < end) {
      next += 1;
      const broken = await takeNumbered(walks, next - 1, take);
      if (broken) return [broken];
    }
    return [];
  };
  return (await Promise.all(Array.from({ length: atOnce }, takeOn))).flat();
}

/** A walk that the page has broken. */
export interface BrokenWalk extends Walk {
  readonly error: Mismatch;
}

const isBroken = (walk: Walk): walk is BrokenWalk => walk.error instanceof Mismatch;

/** The walks of a verdict: their seed, number and length. */
export const DEFAULT_WALKS = { seed: 1, count: 20, length: 40 } as const;

/** Takes the walks of a verdict on another page; returns those that broke. */
export async function walkOn(
  url: string,
  options: Omit<Walks, 'page' | 'length' | 'atOnce'>,
): Promise<BrokenWalk[]> {
  const { length } = DEFAULT_WALKS;
  const broken = await takeWalks({ ...options, page: { url }, length, atOnce: 2 });
  return broken.map((walk) => {
    if (isBroken(walk)) return walk;
    // Anything else is a fault of the walk, not of the page.
    throw walk.error;
  });
}
