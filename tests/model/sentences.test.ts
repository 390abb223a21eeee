import assert from 'node:assert/strict';
import test from 'node:test';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import fc from 'fast-check';
import type { ContactsPage } from '../driver/contacts-page.ts';
import { type Observation, Observer } from '../driver/observer.ts';
import type { Command } from './command.ts';
import { exampleOf } from './example.ts';
import { Generated, SEEDS } from './generated.ts';
import {
  checkAgainstModel,
  checkFocus,
  checkNothingMoves,
  checkOffsetStays,
  checkRowsStay,
  Mismatch,
  textOf,
} from './invariants.ts';
import { Model } from './model.ts';
import type { ModelRun } from './model-run.ts';
import { Sentences } from './sentences.ts';
import { anyCommand } from './walks.ts';

const definitions = await Sentences.load();
const [seed] = SEEDS;
const OPENING = `the page is open at "?seed=${seed}"`;

/** The sentences of an example in Gherkin. */
function stepsOf(example: string): string[] {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document = parser.parse(`Feature: A\n\n  @R1.1\n  Rule: B\n\n${example}\n`);
  const [pickle] = compile(document, 'walks.feature', newId);
  return pickle?.steps.map(({ text }) => text) ?? [];
}

test('each sentence of a command has one step definition', () => {
  for (const command of fc.sample(anyCommand(), 1_000)) {
    for (const sentence of (command as Command).sentences) definitions.find(sentence);
  }
});

test('a sentence without a step definition is no sentence', () => {
  assert.throws(() => definitions.find('the page is reloaded'), /0 step definitions match/);
});

/** A page as the model foresees it: 40 rows sorted by Name, at the top. */
function agreement() {
  const model = new Model();
  model.open(0);
  model.click('Name');
  const generated = new Generated(seed);
  const heads = ['UUID', 'Name ▲', 'Address', 'Phone'].map((text) => ({ text, sort: '' }));
  const rows = generated.sorted(model.sort, 40).map((row, place) => ({
    place,
    text: textOf(row) as string,
    top: 36 * place,
    bottom: 36 * (place + 1),
  }));
  const geometry = { scrollTop: 0, clientHeight: 520, scrollHeight: 1_600 };
  const shown: Observation = {
    ...{ scrolls: [], ended: 0, now: 0, geometry, count: 40, rows, bottom: 480, headers: 40 },
    heads: heads.with(1, { text: 'Name ▲', sort: 'ascending' }),
    ...{ loader: false, line: false, focus: 'Name ▲' },
  };
  const quiet = { messages: [] as string[], requests: [] as string[] };
  const contacts = { window: { quiet } } as unknown as ContactsPage;
  const observer = new Observer(contacts);
  observer.shown = shown;
  const run = { model, generated, contacts, observer, shown } as unknown as ModelRun;
  return { run, shown, quiet, model };
}

type Agreement = ReturnType<typeof agreement>;

/** Ways to disagree with the model, by what the example then expects. */
const DIFFERENCES: Record<string, (agreed: Agreement) => void> = {
  'the console is silent': ({ quiet }) => quiet.messages.push('error: x'),
  'the page has asked for nothing since it opened': ({ quiet }) => quiet.requests.push('GET /'),
  '"Loading..." is not shown': ({ shown }) => Object.assign(shown, { line: true }),
  '"Is loading..." is not shown': ({ shown }) => Object.assign(shown, { loader: true }),
  'the table has 40 rows': ({ shown }) => Object.assign(shown, { count: 41 }),
  'the columns are:': ({ shown }) => shown.heads.pop(),
  'the markers are:': ({ shown }) => Object.assign(shown.heads[1] ?? {}, { text: 'Name' }),
  'aria-sort is:': ({ shown }) => Object.assign(shown.heads[1] ?? {}, { sort: '' }),
  'the rows are sorted by Name ascending': ({ shown }) => shown.rows.reverse(),
  'the rows are sorted by Name ascending, then Phone ascending': ({ shown, model }) => {
    model.shiftClick('Phone');
    shown.heads[3] = { text: 'Phone ▲', sort: '' };
    shown.rows.reverse();
  },
  'the rows are in the order of generation': ({ shown, model }) => {
    model.sort = [];
    shown.heads[1] = { text: 'Name', sort: '' };
  },
  'rows fill the view': ({ shown }) => shown.rows.splice(2),
  'the first row is right below the headers': ({ shown }) => {
    shown.rows.shift();
    Object.assign(shown.rows[0] ?? {}, { top: 0 });
  },
  'the first row in view has not moved': ({ shown }) =>
    checkRowsStay(shown, { ...shown, rows: [] }),
  'the view is as before': ({ shown }) => checkNothingMoves(shown, scrolled(shown)),
  'the scroll offset is as before': ({ shown }) => checkOffsetStays(shown, scrolled(shown)),
  'the focus is on Phone': ({ shown }) => checkFocus('Phone', shown),
};

function scrolled({ geometry, ...shown }: Observation): Observation {
  return { ...shown, geometry: { ...geometry, scrollTop: 1 } };
}

test('a page that agrees with the model passes', () => checkAgainstModel(agreement().run));

for (const [sentence, disagree] of Object.entries(DIFFERENCES)) {
  test(`a difference is printed as an example: ${sentence}`, () => {
    const actions = ['the reader clicks Name', '16 ms pass'];
    const agreed = agreement();
    const compare = () => {
      disagree(agreed);
      checkAgainstModel(agreed.run);
    };
    assert.throws(compare, (error) => {
      assert.ok(error instanceof Mismatch, String(error));
      const steps = stepsOf(exampleOf([OPENING, ...actions], error));
      assert.deepEqual(steps, [OPENING, ...actions, sentence]);
      for (const step of steps) definitions.find(step);
      return true;
    });
  });
}
