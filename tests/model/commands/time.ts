import fc from 'fast-check';
import { command } from '../coverage.ts';
import { checkAgainstModel, checkNothingMoves, checkRowsStay } from '../invariants.ts';
import type { Model } from '../model.ts';
import type { WalkedPage } from '../model-run.ts';
import { walkCommand } from './command.ts';

const times = command('@R9.4 Milliseconds pass');
const frames = command('@R4.3 An animation frame passes');

/**
 * Lets time pass until `until`, stopping 1 ms before anything is due in the model and again when it
 * is, so that the page must not do it sooner or later.
 *
 * @param isSteady whether nothing in view may move
 */
export async function passUntil(
  until: number,
  model: Model,
  page: WalkedPage,
  isSteady = true,
): Promise<void> {
  while (model.now < until) {
    const { due, now, rows } = model;
    const stop = Math.min(until, due > now + 1 ? due - 1 : due);
    const before = page.shown;
    await page.contacts.clock.pass(stop - now);
    model.pass(stop);
    model.rest((await page.observe()).geometry);
    checkAgainstModel(model, page);
    if (!isSteady) continue;
    if (model.rows > rows) checkRowsStay(before, page.shown);
    else checkNothingMoves(before, page.shown);
  }
}

const spans = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.constantFrom(1, 15, 16, 149, 150, 151, 300),
);

const time = spans.map((ms) =>
  walkCommand(times, `${ms} ms pass`, (model, page) => passUntil(model.now + ms, model, page)),
);

const frame = fc.constant(
  walkCommand(frames, 'an animation frame passes', (model, page) =>
    passUntil(model.now + 16 - (model.now % 16), model, page),
  ),
);

/** What the clock does. */
export const timing = fc.oneof({ weight: 2, arbitrary: time }, { weight: 1, arbitrary: frame });
