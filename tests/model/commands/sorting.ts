import fc from 'fast-check';
import { COLUMNS, type Column } from '../../driver/table.ts';
import { command } from '../coverage.ts';
import { checkFocus, checkOffsetStays } from '../invariants.ts';
import type { Model } from '../model.ts';
import type { WalkedPage } from '../model-run.ts';
import { walkCommand } from './command.ts';

const clicks = command('@R2.3 The reader clicks a header');
const shiftClicks = command('@R2.5 The reader shift-clicks a header');
const presses = command('@B4 The reader sorts with the keyboard');

const column = fc.constantFrom(...COLUMNS);
// Mostly Name, whose values can tie.
const oftenName = fc.oneof(column, fc.constant('Name' as const));

/** Sorts on the page and in the model, and checks that the scroll offset stays. */
async function sort(
  model: Model,
  page: WalkedPage,
  by: () => Promise<void>,
  header: Column,
  isShifted: boolean,
): Promise<void> {
  const before = page.shown;
  await by();
  if (isShifted) model.shiftClick(header);
  else model.click(header);
  model.rest((await page.observe()).geometry);
  checkOffsetStays(before, page.shown);
}

const click = oftenName.map((header) =>
  walkCommand(clicks, `the reader clicks ${header}`, (model, page) =>
    sort(model, page, () => page.contacts.click(header), header, false),
  ),
);

const shiftClick = column.map((header) =>
  walkCommand(shiftClicks, `the reader shift-clicks ${header}`, (model, page) => {
    const by = () => page.contacts.click(header, { modifiers: ['Shift'] });
    return sort(model, page, by, header, true);
  }),
);

const key = fc.constantFrom('Enter', 'Space', 'Shift+Enter', 'Shift+Space');

const press = fc.tuple(column, key).map(([header, keys]) => {
  const sentence = `the reader moves the focus to ${header} and presses ${keys}`;
  return walkCommand(presses, sentence, async (model, page) => {
    const by = async () => {
      await page.contacts.window.inPage('focusOn', header);
      await page.contacts.press(keys);
    };
    await sort(model, page, by, header, keys.startsWith('Shift'));
    checkFocus(header, page.shown);
  });
});

/** What the reader does to the headers. */
export const sorting = fc.oneof(
  { weight: 2, arbitrary: click },
  { weight: 2, arbitrary: shiftClick },
  { weight: 1, arbitrary: press },
);
