import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Observation } from '../driver/in-page/observation.ts';
import type { Column } from '../driver/table.ts';
import { idsIn } from '../results/features.ts';
import { onOtherPage } from './commands.ts';
import { compare, type Done } from './comparison.ts';
import { Mismatch } from './invariants.ts';
import { Known } from './known.ts';
import { Model } from './model.ts';
import { onOwnPage } from './own-commands.ts';
import { Sentences } from './sentences.ts';

const definitions = await Sentences.load();

test('each sentence of a command has one step definition', () => {
  const model = new Model();
  for (const command of [...fc.sample(onOwnPage(), 1_000), ...fc.sample(onOtherPage(), 500)]) {
    let count = 0;
    for (const { sentences } of command(model)) {
      for (const sentence of sentences) definitions.find(sentence);
      count += 1;
      // Without a page no time passes, so that some have no end.
      if (count === 10) break;
    }
  }
});

const head = (text: string, sort = '') => ({ text, sort });
const HEADS = [head('UUID'), head('Name ▲', 'ascending'), head('Address'), head('Phone')];
/** Sorted by Name, they are in reverse. */
const ROWS = Array.from({ length: 40 }, (_, place) => {
  const cells = [`${39 - place}`, `Al ${60 + place}`, 'Ohio', '555'];
  return { place, cells, text: cells.join(), top: 36 * place, bottom: 36 * (place + 1) };
});
const GENERATED = ROWS.map((row, nth) => ({ ...row, cells: ROWS[39 - nth]?.cells ?? [] }));
const TWICE_A_PLACE = ROWS.with(0, { ...(ROWS[0] as (typeof ROWS)[0]), place: 1 });
const GEOMETRY = { scrollTop: 0, clientHeight: 520, scrollHeight: 1_600, tableHeight: 1_480 };
const SCROLLED = { geometry: { ...GEOMETRY, scrollTop: 1 } };

/** A page at the top, sorted by Name. */
const PAGE: Observation = {
  ...{ scrolls: [], ended: 0, now: 0, rowCount: 40, bottom: 480, headEnd: 40, width: 1280 },
  ...{ geometry: GEOMETRY, renderedRows: ROWS, heads: HEADS, focus: 'Name ▲' },
  ...{ text: '', controls: [], stored: [], loader: false, line: false },
};

/** How a page differs from one that agrees with its model. */
interface Difference extends Partial<Observation> {
  readonly before?: Partial<Observation>;
  readonly done?: Partial<Done>;
  readonly log?: { readonly messages?: string[]; readonly requests?: string[] };
  /** The headers that were clicked, with Shift after the first. */
  readonly clicked?: readonly Column[];
}

/** The mismatch that walks find. */
function mismatchAfter({ before, done, log, clicked = ['Name'], ...latest }: Difference) {
  const model = new Model();
  for (const [nth, column] of clicked.entries()) model.click(column, nth > 0);
  const rows = new Known();
  rows.see([], 40, GENERATED);
  const page = { latest: { ...PAGE, ...latest }, before: { ...PAGE, ...before }, opened: PAGE };
  const window = { log: { messages: [], requests: [], ...log } };
  try {
    return compare({ model, rows, ...page, window }, { cause: 'time', ...done });
  } catch (error) {
    assert.ok(error instanceof Mismatch, String(error));
    return error;
  }
}

/** Differences by the first line of what the printed example expects. */
const DIFFERENCES: Record<string, Difference> = {
  'the console is silent': { log: { messages: ['error: x'] } },
  'the page has asked for nothing since it opened': { log: { requests: ['GET /'] } },
  '"Loading..." is not shown': { line: true },
  '"Is loading..." is not shown': { loader: true },
  'the table has 40 rows': { rowCount: 41 },
  'the columns are:': { heads: HEADS.slice(0, 3) },
  'the markers are:': { heads: HEADS.with(1, head('Name', 'ascending')) },
  'aria-sort is:': { heads: HEADS.with(1, head('Name ▲')) },
  'the rows are sorted by Name ascending': { renderedRows: TWICE_A_PLACE },
  'the rows are sorted by Name ascending, then Phone ascending': {
    clicked: ['Name', 'Phone'],
    heads: HEADS.with(3, head('Phone ▲')),
    renderedRows: TWICE_A_PLACE,
  },
  'the rows are in the order of generation': { clicked: [], heads: HEADS.with(1, head('Name')) },
  'rows fill the view': { renderedRows: ROWS.slice(0, 2) },
  'the text around the rows is as before': { text: 'Hi' },
  'the only controls are the column headers': { controls: ['a link'] },
  'nothing is stored in the browser': { stored: ['visited'] },
  'the first row is right below the headers': {
    renderedRows: ROWS.slice(1).map((row, nth) => (nth ? row : { ...row, top: 0 })),
  },
  'the first row in view has not moved': { before: { rowCount: 20, headEnd: 50 } },
  'the view is as before': SCROLLED,
  'the scroll offset is as before': { ...SCROLLED, done: { cause: 'click' } },
  'the focus is on Phone': { done: { focus: 'Phone' } },
};

test('a page that agrees with the model passes', () => {
  assert.equal(mismatchAfter({}), undefined);
});

for (const [sentence, difference] of Object.entries(DIFFERENCES)) {
  test(`a difference: ${sentence}`, () => {
    assert.equal(mismatchAfter(difference)?.sentence?.split('\n')[0], sentence);
    definitions.find(sentence);
  });
}

/** New texts, controls and loads by the point that they break. */
const NEW: Record<string, Difference> = {
  'R2.8': { text: 'No more contacts' },
  'R4.2': { line: true, done: { cause: 'click' } },
  'R4.4': { line: true, before: { line: true } },
  'R4.9': { text: 'Clear', controls: ['Clear'], done: { cause: 'click' } },
  'R5.1': { text: 'Delete', controls: ['Delete'] },
  'R6.1': { text: 'Sign in', controls: ['Sign in'] },
  'R8.1': { text: 'You are offline. Try again', controls: ['Try again'] },
  'R9.3': { line: true, done: { cause: 'scroll' } },
  'R9.4': { line: true, geometry: { ...GEOMETRY, scrollTop: 760 }, done: { cause: 'scroll' } },
};

test('a new text breaks the point that it speaks of, a control or a load that of its cause', () => {
  for (const [id, difference] of Object.entries(NEW))
    assert.deepEqual(idsIn(mismatchAfter(difference)?.title ?? ''), [id]);
});
