import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { browserType } from '../run/browser/engine.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { report } from '../run/progress/event.ts';
import { many } from '../run/text.ts';
import { scrolling } from './commands/scrolling.ts';
import { sorting } from './commands/sorting.ts';
import { timing } from './commands/time.ts';
import { windowing } from './commands/window.ts';
import { uncovered } from './coverage.ts';
import { SEEDS } from './generated.ts';
import { Sentences } from './sentences.ts';
import { type Taken, takeWalk, type Walk } from './walk.ts';

/** The length of a walk in commands, before it shrinks. */
const MIN_COMMANDS = 100;
const MAX_COMMANDS = 140;
/** Time in ms after which no further walk starts, once everything has been covered. */
const WALKING_MS = 200_000;
/** Time limit for shrinking a failed walk, in ms. */
const SHRINKING_MS = 60_000;

/** A failed walk as fast-check finds it again. */
export interface Replay {
  readonly path: string;
  /** Which commands remained after shrinking. */
  readonly replayPath: string;
}

export interface Walks {
  /** The walks as first taken, before any shrinking. */
  readonly taken: readonly Taken[];
  /** The failed walk, shrunk as far as time allowed. */
  readonly failed?: Taken & Replay & { readonly isAtOnce: boolean };
}

/** Any command of a walk. */
export const anyCommand = () =>
  fc.oneof(
    { weight: 20, arbitrary: timing },
    { weight: 20, arbitrary: scrolling() },
    { weight: 12, arbitrary: sorting },
    { weight: 4, arbitrary: windowing },
  );

const walksOf = (replay: Replay | undefined) =>
  fc.commands([anyCommand()], {
    maxCommands: MAX_COMMANDS,
    size: 'max',
    ...(replay && { replayPath: replay.replayPath }),
  }) as fc.Arbitrary<Walk>;

/** Two browsers: one scrolls smoothly, as for readers, the other one at once, as for examples. */
async function launchBrowsers() {
  const [smooth, atOnce] = await Promise.all([
    browserType().launch(launchOptions({})),
    browserType().launch(launchOptions({ scrollsAtOnce: true })),
  ]);
  return { smooth, atOnce, close: () => Promise.all([smooth.close(), atOnce.close()]) };
}

/**
 * Takes random walks until one fails, and shrinks that one: if it fails in a browser that scrolls at
 * once, as an example does, then there.
 *
 * @param url address of the page
 * @param numRuns number of walks, at most
 * @param replay a failed walk to take again, instead of others
 */
export async function takeWalks(
  url: string,
  seed: number,
  numRuns: number,
  replay?: Replay,
): Promise<Walks> {
  const sentences = await Sentences.load();
  const browsers = await launchBrowsers();
  let browser: Browser = replay ? browsers.atOnce : browsers.smooth;
  const all: Taken[] = [];
  let failed: Taken | undefined;
  const startedAt = performance.now();
  let shrunkAt = 0;

  const take = async (contacts: number, walk: Walk) => {
    const attempt = () => takeWalk(browser, { url, seed: contacts }, sentences, walk);
    const taken = await attempt();
    if (failed || (taken.error === undefined) !== Boolean(replay)) return taken;
    const other = browser;
    browser = other === browsers.smooth ? browsers.atOnce : browsers.smooth;
    const again = await attempt();
    if (again.error !== undefined) return again;
    browser = other;
    return taken;
  };

  const property = fc.asyncProperty(
    fc.noShrink(fc.constantFrom(...SEEDS)),
    walksOf(replay),
    async (contacts, walk) => {
      const start = performance.now();
      fc.pre(failed !== undefined || replay !== undefined || [...walk].length >= MIN_COMMANDS);
      if (!failed && start - startedAt > WALKING_MS && uncovered().length === 0) return;
      // After a replayed walk that passes, fast-check would go on to its shrunk siblings.
      if (replay && all.length > 0) return;
      if (failed && start - shrunkAt > SHRINKING_MS) return;
      const name = `walk ${all.length + 1}`;
      if (!failed) report({ started: name });
      const taken = await take(contacts, walk);
      if (!failed) {
        all.push(taken);
        noteWalk(name, taken, (performance.now() - start) / 1_000);
        shrunkAt = performance.now();
      }
      if (taken.error === undefined) return;
      if (failed) console.log(`  shrunk to ${many(taken.commands, 'command')}`);
      failed = taken;
      throw taken.error;
    },
  );

  const details = await fc.check(property, {
    seed,
    numRuns,
    ...(replay && { path: replay.path, endOnFailure: true }),
  });
  const isAtOnce = browser === browsers.atOnce;
  await browsers.close();
  if (!details.failed) return { taken: all };
  // The walk failed before it could be recorded.
  failed ??= { sentences: [], commands: 0, rows: 0, error: details.errorInstance };
  const [, walk] = details.counterexample ?? [];
  const replayPath = /replayPath="([^"]*)"/.exec(String(walk))?.[1] ?? '';
  return {
    taken: all,
    failed: { ...failed, isAtOnce, path: details.counterexamplePath ?? '', replayPath },
  };
}

function noteWalk(name: string, { commands, rows, error }: Taken, seconds: number): void {
  const result = error === undefined ? 'passed' : 'failed';
  console.log(
    `${name}: ${many(commands, 'command')}, ${rows} rows, ${result} in ${seconds.toFixed(1)} s`,
  );
  if (error === undefined) report({ ended: name, seconds });
}
