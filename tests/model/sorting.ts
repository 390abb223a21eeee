import fc from 'fast-check';
import { COLUMNS, type Column } from '../driver/table.ts';
import { Command } from './command.ts';
import { type Covered, command } from './coverage.ts';
import { checkFocus, checkOffsetStays } from './invariants.ts';

const clicks = command('@R2.3 The reader clicks a header');
const shiftClicks = command('@R2.5 The reader shift-clicks a header');
const presses = command('@B4 The reader sorts with the keyboard');

/** Sorts by a column, and checks that the scroll offset stays. */
function sort(
  kind: Covered,
  sentences: readonly string[],
  column: Column,
  isShifted: boolean,
): Command {
  return new Command(kind, sentences, async (run) => {
    const before = run.latest;
    for (const sentence of sentences) await run.take(sentence);
    if (isShifted) run.model.shiftClick(column);
    else run.model.click(column);
    await run.compare();
    // On a running clock, a load may have moved rows meanwhile.
    if (!run.isRunning) checkOffsetStays(before, run.latest);
    if (kind === presses) checkFocus(column, run.latest);
  });
}

/** The reader clicks a header. */
export const click = (column: Column) =>
  sort(clicks, [`the reader clicks ${column}`], column, false);

/** The reader clicks a header with Shift held. */
const shiftClick = (column: Column) =>
  sort(shiftClicks, [`the reader shift-clicks ${column}`], column, true);

const press = (column: Column, key: string) => {
  const sentences = [`the reader moves the focus to ${column}`, `the reader presses ${key}`];
  return sort(presses, sentences, column, key.startsWith('Shift'));
};

const columns = fc.constantFrom(...COLUMNS);
// Mostly Name, whose values can tie.
const oftenName = fc.oneof(columns, fc.constant('Name' as const));
const keys = fc.constantFrom('Enter', 'Space', 'Shift+Enter', 'Shift+Space');

/** Commands that sort. */
export const sorting = fc.oneof(
  { weight: 2, arbitrary: oftenName.map(click) },
  { weight: 2, arbitrary: columns.map(shiftClick) },
  { weight: 1, arbitrary: fc.tuple(columns, keys).map(([column, key]) => press(column, key)) },
);
