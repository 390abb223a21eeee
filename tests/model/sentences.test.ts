import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Observation } from '../driver/in-page/observation.ts';
import { messagesOf } from '../results/gherkin.ts';
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

test('a sentence without a step definition is an error', () => {
  assert.throws(() => definitions.find('the page is reloaded'), /0 step definitions match/);
});

/** The sentences of an example in Gherkin. */
function stepsOf(example: string): string[] {
  const feature = `Feature: A\n\n  @R1.1\n  Rule: B\n\n${example}\n`;
  const [pickle] = messagesOf(feature, 'walks.feature').flatMap(({ pickle }) => pickle ?? []);
  return pickle?.steps.map(({ text }) => text) ?? [];
}

/** A page that agrees with the model: 40 rows sorted by Name, the reverse of their generation; at the top. */
function agreement() {
  const model = new Model();
  model.open(0);
  model.click('Name');
  const rows = Array.from({ length: 40 }, (_, place) => {
    const cells = [`${place}`, `Al ${99 - place}`, 'Ohio', '555'];
    return { place, cells, text: cells.join(), top: 36 * place, bottom: 36 * (place + 1) };
  });
  const known = new Known();
  known.see([], 40, rows);
  const latest: Observation = {
    ...{ scrolls: [], ended: 0, now: 0, rowCount: 40, bottom: 480, headEnd: 40, width: 1280 },
    geometry: { scrollTop: 0, clientHeight: 520, scrollHeight: 1_600 },
    renderedRows: rows.map((row, nth) => ({ ...row, cells: rows[39 - nth]?.cells ?? [] })),
    heads: ['UUID', 'Name ▲', 'Address', 'Phone'].map((text) => ({ text, sort: '' })),
    ...{ text: '', controls: [], stored: [], loader: false, line: false, focus: 'Name ▲' },
  };
  Object.assign(latest.heads[1] ?? {}, { sort: 'ascending' });
  const log = { messages: [] as string[], requests: [] as string[] };
  const before: Observation = structuredClone(latest);
  const opened = { text: '', heads: [] };
  const done: Done = { cause: 'time' };
  return { model, rows: known, latest, before, opened, window: { log }, done };
}

type Agreement = ReturnType<typeof agreement>;

/** Differences from the model, by the sentence that the printed example expects. */
const DIFFERENCES: Record<string, (agreed: Agreement) => unknown> = {
  'the console is silent': ({ window: { log } }) => log.messages.push('error: x'),
  'the page has asked for nothing since it opened': ({ window: { log } }) =>
    log.requests.push('GET /'),
  '"Loading..." is not shown': ({ latest }) => Object.assign(latest, { line: true }),
  '"Is loading..." is not shown': ({ latest }) => Object.assign(latest, { loader: true }),
  'the table has 40 rows': ({ latest }) => Object.assign(latest, { rowCount: 41 }),
  'the columns are:': ({ latest }) => latest.heads.pop(),
  'the markers are:': ({ latest }) => Object.assign(latest.heads[1] ?? {}, { text: 'Name' }),
  'aria-sort is:': ({ latest }) => Object.assign(latest.heads[1] ?? {}, { sort: '' }),
  'the rows are sorted by Name ascending': ({ latest }) =>
    Object.assign(latest.renderedRows[0] ?? {}, { place: 1 }),
  'the rows are sorted by Name ascending, then Phone ascending': ({ latest, model }) => {
    model.click('Phone', true);
    latest.heads[3] = { text: 'Phone ▲', sort: '' };
    Object.assign(latest.renderedRows[0] ?? {}, { place: 1 });
  },
  'the rows are in the order of generation': ({ latest, model }) => {
    model.click('Name');
    model.click('Name');
    latest.heads[1] = { text: 'Name', sort: '' };
  },
  'rows fill the view': ({ latest }) => latest.renderedRows.splice(2),
  'the text around the rows is as before': ({ latest }) => Object.assign(latest, { text: 'Hi' }),
  'the only controls are the column headers': ({ latest }) => latest.controls.push('a link'),
  'nothing is stored in the browser': ({ latest }) => latest.stored.push('visited'),
  'the first row is right below the headers': ({ latest }) => {
    latest.renderedRows.shift();
    Object.assign(latest.renderedRows[0] ?? {}, { top: 0 });
  },
  'the first row in view has not moved': ({ before }) =>
    Object.assign(before, { rowCount: 20, headEnd: 50 }),
  'the view is as before': ({ latest: { geometry } }) => Object.assign(geometry, { scrollTop: 1 }),
  'the scroll offset is as before': ({ latest: { geometry }, done }) => {
    Object.assign(done, { cause: 'click' });
    Object.assign(geometry, { scrollTop: 1 });
  },
  'the focus is on Phone': ({ done }) => Object.assign(done, { focus: 'Phone' }),
};

test('a page that agrees with the model passes', () => {
  const { done, ...agreed } = agreement();
  compare(agreed, done);
});

for (const [sentence, disagree] of Object.entries(DIFFERENCES)) {
  test(`a difference is printed as an example: ${sentence}`, () => {
    const sentences = ['the page is open', 'the reader clicks Name', '16 ms pass'];
    const agreed = agreement();
    disagree(agreed);
    const isRight = (error: unknown) => {
      assert.ok(error instanceof Mismatch, String(error));
      const steps = stepsOf(exampleOf({ sentences, rows: 40, error }));
      assert.deepEqual(steps, [...sentences, sentence]);
      for (const step of steps) definitions.find(step);
      return true;
    };
    assert.throws(() => compare(agreed, agreed.done), isRight);
  });
}
