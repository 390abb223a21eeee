import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Observation } from '../driver/in-page/observation.ts';
import { messagesOf } from '../results/features.ts';
import { onOtherPage } from './commands.ts';
import { compare, type Done } from './comparison.ts';
import { Mismatch } from './invariants.ts';
import { Known } from './known.ts';
import { Model } from './model.ts';
import { onOwnPage } from './own-commands.ts';
import { Sentences } from './sentences.ts';
import { exampleOf } from './walk-feature.ts';

const definitions = await Sentences.load();

/** More than the steps of any command that does not wait. */
const MAX_STEPS = 10;

test('each sentence of a command has one step definition', () => {
  const model = new Model();
  const commands = [...fc.sample(onOwnPage(), 1_000), ...fc.sample(onOtherPage(), 500)];
  for (const command of commands) {
    let count = 0;
    for (const { sentences } of command.steps(model)) {
      for (const sentence of sentences) definitions.find(sentence);
      count += 1;
      // Without a page no time passes, so that some have no end.
      if (count === MAX_STEPS) break;
    }
  }
});

/** The sentences of an example in Gherkin. */
function stepsOf(example: string): string[] {
  const feature = `Feature: A\n\n  @R1.1\n  Rule: B\n\n${example}\n`;
  const [pickle] = messagesOf(feature, 'walks.feature').flatMap(({ pickle }) => pickle ?? []);
  return pickle?.steps.map(({ text }) => text) ?? [];
}

const HEADS = ['UUID', 'Name ▲', 'Address', 'Phone'].map((text) => ({ text, sort: '' }));
const GENERATED = Array.from({ length: 40 }, (_, place) => {
  const cells = [`${place}`, `Al ${99 - place}`, 'Ohio', '555'];
  return { place, cells, text: cells.join(), top: 36 * place, bottom: 36 * (place + 1) };
});
/** Sorted by Name they come in reverse. */
const ROWS = GENERATED.map((row, nth) => ({ ...row, cells: GENERATED[39 - nth]?.cells ?? [] }));
const TWICE_A_PLACE = ROWS.map((row, nth) => (nth === 0 ? { ...row, place: 1 } : row));
const GEOMETRY = { scrollTop: 0, clientHeight: 520, scrollHeight: 1_600 };
const SCROLLED = { geometry: { ...GEOMETRY, scrollTop: 1 } };

/** A page at the top, sorted by Name. */
const PAGE: Observation = {
  ...{ scrolls: [], ended: 0, now: 0, rowCount: 40, bottom: 480, headEnd: 40, width: 1280 },
  geometry: GEOMETRY,
  renderedRows: ROWS,
  heads: HEADS.with(1, { text: 'Name ▲', sort: 'ascending' }),
  ...{ text: '', controls: [], stored: [], loader: false, line: false, focus: 'Name ▲' },
};

/** How a page differs from one that agrees with its model. */
interface Difference {
  readonly latest?: Partial<Observation>;
  readonly before?: Partial<Observation>;
  readonly done?: Partial<Done>;
  readonly log?: { readonly messages?: string[]; readonly requests?: string[] };
  readonly change?: (model: Model) => void;
}

function compareWith({ latest, before, done, log, change }: Difference): void {
  const model = new Model();
  model.open(0);
  model.click('Name');
  change?.(model);
  const rows = new Known();
  rows.see([], 40, GENERATED);
  const page = { latest: { ...PAGE, ...latest }, before: { ...PAGE, ...before }, opened: PAGE };
  const window = { log: { messages: [], requests: [], ...log } };
  compare({ model, rows, ...page, window }, { cause: 'time', ...done });
}

/** Differences by the sentence that the printed example expects. */
const DIFFERENCES: Record<string, Difference> = {
  'the console is silent': { log: { messages: ['error: x'] } },
  'the page has asked for nothing since it opened': { log: { requests: ['GET /'] } },
  '"Loading..." is not shown': { latest: { line: true } },
  '"Is loading..." is not shown': { latest: { loader: true } },
  'the table has 40 rows': { latest: { rowCount: 41 } },
  'the columns are:': { latest: { heads: PAGE.heads.slice(0, 3) } },
  'the markers are:': { latest: { heads: HEADS.with(1, { text: 'Name', sort: 'ascending' }) } },
  'aria-sort is:': { latest: { heads: HEADS } },
  'the rows are sorted by Name ascending': { latest: { renderedRows: TWICE_A_PLACE } },
  'the rows are sorted by Name ascending, then Phone ascending': {
    latest: { renderedRows: TWICE_A_PLACE, heads: HEADS.with(3, { text: 'Phone ▲', sort: '' }) },
    change: (model) => model.click('Phone', true),
  },
  'the rows are in the order of generation': {
    latest: { heads: HEADS.with(1, { text: 'Name', sort: '' }) },
    change: (model) => ['first', 'second'].forEach(() => void model.click('Name')),
  },
  'rows fill the view': { latest: { renderedRows: ROWS.slice(0, 2) } },
  'the text around the rows is as before': { latest: { text: 'Hi' } },
  'the only controls are the column headers': { latest: { controls: ['a link'] } },
  'nothing is stored in the browser': { latest: { stored: ['visited'] } },
  'the first row is right below the headers': {
    latest: { renderedRows: ROWS.slice(1).map((row, nth) => (nth ? row : { ...row, top: 0 })) },
  },
  'the first row in view has not moved': { before: { rowCount: 20, headEnd: 50 } },
  'the view is as before': { latest: SCROLLED },
  'the scroll offset is as before': { latest: SCROLLED, done: { cause: 'click' } },
  'the focus is on Phone': { done: { focus: 'Phone' } },
};

test('a page that agrees with the model passes', () => compareWith({}));

for (const [sentence, difference] of Object.entries(DIFFERENCES)) {
  test(`a difference is printed as an example: ${sentence}`, () => {
    const sentences = ['the page is open', 'the reader clicks Name', '16 ms pass'];
    const isRight = (error: unknown) => {
      assert.ok(error instanceof Mismatch, String(error));
      const steps = stepsOf(exampleOf({ sentences, rows: 40, error }));
      assert.deepEqual(steps, [...sentences, sentence]);
      for (const step of steps) definitions.find(step);
      return true;
    };
    assert.throws(() => compareWith(difference), isRight);
  });
}
