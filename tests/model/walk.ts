import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { slowDown } from '../driver/driven/devtools.ts';
import { WINDOW } from '../driver/judged-window.ts';
import { setTimeOuts } from '../driver/time-outs.ts';
import { checkAtEnd } from './invariants.ts';
import type { Model } from './model.ts';
import { ModelRun, type Opening } from './model-run.ts';
import type { Sentences } from './sentences.ts';
import { checkWholeList } from './whole-list.ts';

/** A sequence of commands. */
export type Walk = Iterable<fc.AsyncCommand<Model, ModelRun>>;

/** The result of a walk. */
export interface WalkResult {
  /** The sentences of the features that ran; a failed walk failed at the last one. */
  readonly sentences: readonly string[];
  readonly commands: number;
  /** Rows on the page at the end. */
  readonly rows: number;
  /** Why it failed; absent if it passed. */
  readonly error?: unknown;
}

/** Takes a walk on a new page. */
export async function takeWalk(
  browser: Browser,
  opening: Opening,
  sentences: Sentences,
  walk: Walk,
): Promise<WalkResult> {
  const context = await browser.newContext({ viewport: WINDOW });
  setTimeOuts(context);
  const run = new ModelRun(await context.newPage(), opening, sentences);
  const result = (): WalkResult => ({
    sentences: run.sentences,
    commands: run.commands,
    rows: run.model.rowCount,
  });
  try {
    await slowDown(run.tab);
    await run.open();
    await fc.asyncModelRun(() => ({ model: run.model, real: run }), walk);
    await checkAtEnd(run);
    await checkWholeList(run);
    return result();
  } catch (error) {
    return { ...result(), error };
  } finally {
    await context.close();
  }
}
