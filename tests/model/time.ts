import fc from 'fast-check';
import { Command } from './command.ts';
import { command } from './coverage.ts';
import { checkNothingMoves, checkRowsStay } from './invariants.ts';
import type { ModelRun } from './model-run.ts';

const times = command('@R9.4 Milliseconds pass');
const frames = command('@R4.3 An animation frame passes');

/**
 * Lets time pass on page and model, and compares them.
 *
 * @param isSteady whether nothing in view may move
 */
async function elapse(run: ModelRun, sentence: string, until: number, isSteady = true) {
  const { model, latest: before } = run;
  const { rowCount } = model;
  await run.take(sentence);
  model.pass(until);
  await run.compare();
  if (!isSteady) return;
  if (model.rowCount > rowCount) checkRowsStay(before, run.latest);
  else checkNothingMoves(before, run.latest);
}

/**
 * Lets time pass until `until`, stopping 1 ms before anything is due in the model and again when it
 * is: the page may not do it earlier or later.
 */
export async function passUntil(run: ModelRun, until: number, isSteady = true): Promise<void> {
  const { model } = run;
  while (model.now < until) {
    const { due, now } = model;
    const stop = Math.min(until, due > now + 1 ? due - 1 : due);
    await elapse(run, `${stop - now} ms pass`, stop, isSteady);
  }
}

/** Lets `ms` milliseconds pass. */
export const pass = (ms: number) =>
  new Command(times, [`${ms} ms pass`], (run) => passUntil(run, run.model.now + ms));

const BRINK = 'the clock stops 1 ms before an animation frame';
const FRAME = 'an animation frame passes';

/** An animation frame passes. */
export const frame = new Command(frames, [BRINK, FRAME], async (run) => {
  const { nextFrame, now } = run.model;
  if (now < nextFrame - 1) await elapse(run, BRINK, nextFrame - 1);
  await elapse(run, FRAME, nextFrame);
});

const spans = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.constantFrom(1, 15, 16, 149, 150, 151, 300),
);

/** Commands that let time pass. */
export const timing = fc.oneof(
  { weight: 2, arbitrary: spans.map(pass) },
  { weight: 1, arbitrary: fc.constant(frame) },
);
