import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { loadSteps } from '../../step-definitions/support/load-steps.ts';
import type { Column } from '../driver/table.ts';
import { onOtherPage } from './commands.ts';
import { type Done, expectationsOf } from './expectations.ts';
import { Model } from './model.ts';
import { onOwnPage } from './own-commands.ts';
import type { Look } from './walked-page.ts';

const { executor } = await loadSteps();

test('each sentence of a command has one step definition', () => {
  const model = new Model();
  for (const command of [...fc.sample(onOwnPage(), 1_000), ...fc.sample(onOtherPage(), 500)]) {
    let count = 0;
    for (const { sentences } of command(model)) {
      for (const sentence of sentences) executor.find(sentence);
      count += 1;
      // Without a page no time passes, so that some have no end.
      if (count === 10) break;
    }
  }
});

const GEOMETRY = { scrollTop: 0, clientHeight: 520, scrollHeight: 1_600, tableHeight: 1_480 };
const HEADS = ['UUID', 'Name', 'Address', 'Phone'];

/** A page at the top. */
const PAGE: Look = {
  ...{ scrolls: [], isByReader: false, now: 0, width: 1280, geometry: GEOMETRY },
  ...{ rowCount: 40, headTexts: HEADS, line: false, hasFocus: false },
};

/** How a page differs from the one above. */
interface Difference extends Partial<Look> {
  readonly isOwn?: boolean;
  readonly before?: Partial<Look>;
  readonly done?: Partial<Done>;
  /** The headers that were clicked, with Shift after the first. */
  readonly clicked?: readonly Column[];
  readonly isLoading?: boolean;
}

/** What is expected of a page, the sentences by their points. */
function expected({ isOwn = false, before, done, clicked = [], ...latest }: Difference) {
  const model = new Model(isOwn);
  for (const [nth, column] of clicked.entries()) model.click(column, nth > 0);
  return [
    ...expectationsOf({
      ...{ model, before: { ...PAGE, ...before }, latest: { ...PAGE, ...latest } },
      done: { cause: 'time', ...done },
    }),
  ].map(([id, { text }]) => `${id} ${text}`);
}

/** Differences by what is expected of them, and of nothing else here. */
const EXPECTED: Record<string, Difference> = {
  'R4.2 the table has 40 rows': { rowCount: 60 },
  'R9.1 the table has 40 rows': { rowCount: 39, before: { rowCount: 39 } },
  'R4.3 the table has 40 rows': { rowCount: 40, before: { rowCount: 60 } },
  'R4.2 "Loading..." is not shown': { done: { cause: 'click' } },
  'R4.4 "Loading..." is not shown': { before: { line: true } },
  'R9.3 "Loading..." is not shown': { done: { cause: 'scroll' } },
  'R9.4 "Loading..." is not shown': {
    geometry: { ...GEOMETRY, scrollTop: 760 },
    done: { cause: 'scroll' },
  },
  'R4.7 the markers are:': { clicked: ['Name'] },
  'R2.5 the markers are:': {
    before: { headTexts: ['UUID ▲', 'Name ▼'] },
    done: { cause: 'click' },
  },
  'R4.8 the markers are:': { done: { cause: 'shift-click' } },
  'R4.7 the rows are sorted by Name ascending': { clicked: ['Name'] },
  'R4.6 the rows are sorted by Name ascending, then Phone ascending': {
    clicked: ['Name', 'Phone'],
  },
  'R4.7 the rows are in the order of generation': {},
  'R4.3 the rows are in the order of generation': { rowCount: 60 },
  'R5.1 the only controls are the column headers': {},
  'R4.9 the only controls are the column headers': { done: { cause: 'click' } },
  'R2.8 the text around the rows is as before': {},
  'R8.1 the text around the rows is as before': { done: { cause: 'click' } },
  'R4.2 the page has scrolled': { done: { cause: 'scroll', moves: true } },
  'B3 the first row is right below the headers': { isOwn: true },
  'B3 the view is as before': { isOwn: true },
  'B3 the first row in view has not moved': { isOwn: true, rowCount: 60 },
  'B3 the scroll offset is as before': { isOwn: true, done: { cause: 'click' } },
  'B4 the focus is on Phone': { isOwn: true, done: { focus: 'Phone' } },
};

for (const [sentence, difference] of Object.entries(EXPECTED))
  test(`a point and its sentence: ${sentence}`, () => {
    assert.ok(expected(difference).includes(sentence), expected(difference).join('\n'));
  });

test('what holds of this page alone, or where headers are shown, is not expected of others', () => {
  assert.ok(!expected({}).some((each) => each.startsWith('B')));
  const narrow = { width: 500, headTexts: HEADS.slice(1) };
  assert.ok(!expected(narrow).some((each) => each.includes('columns')));
  assert.ok(expected({ width: 500 }).some((each) => each.includes('columns')));
  const pressed = { done: { moves: true }, before: { hasFocus: true } };
  assert.ok(!expected(pressed).some((each) => each.includes('scrolled')));
});
