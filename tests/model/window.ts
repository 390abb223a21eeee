import fc from 'fast-check';
import type { Size } from '../driver/judged-window.ts';
import { Command } from './command.ts';
import { command } from './coverage.ts';
import { checkNothingMoves } from './invariants.ts';

const resizes = command('@B1 @B3 The window is resized');
const hides = command('@B3 @B11 The host hides the page and shows it again');
const returns = command('@R1.1 @B8 The page is loaded again');

const SIZES: readonly Size[] = [
  { width: 1280, height: 520 },
  { width: 1280, height: 900 },
  { width: 1280, height: 3000 },
  { width: 844, height: 4000 },
  { width: 700, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** The window is resized. */
const resize = ({ width, height }: Size) => {
  const sentence = `the window is resized to ${width} x ${height}`;
  return new Command(resizes, [sentence], async (run) => {
    await run.take(sentence);
    await run.compare();
  });
};

const BACK = 'the reader leaves and comes back with the Back button';

/** The reader leaves and comes back, and the page loads again. */
const comeBack = new Command(returns, [BACK], (run) => run.reopen(BACK));

/** The host hides the page for `ms` milliseconds. */
const hide = (ms: number) => {
  const sentences = [
    'the host hides the page',
    `${ms} ms pass`,
    'the host shows the page again',
  ] as const;
  return new Command(hides, sentences, async (run) => {
    const { model, latest: before } = run;
    const { rowCount } = model;
    model.isHidden = true;
    for (const sentence of sentences) await run.take(sentence);
    model.pass(model.now + ms);
    model.isHidden = false;
    await run.compare();
    if (model.rowCount === rowCount) checkNothingMoves(before, run.latest);
  });
};

/** Commands that resize or hide the page, or leave it. */
export const windowing = fc.oneof(
  { weight: 11, arbitrary: fc.constantFrom(...SIZES).map(resize) },
  { weight: 2, arbitrary: fc.constantFrom(1, 20, 400).map(hide) },
  { weight: 1, arbitrary: fc.constant(comeBack) },
);
