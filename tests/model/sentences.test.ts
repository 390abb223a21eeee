import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { ContactsPage } from '../driver/contacts-page.ts';
import { type Observation, Observer } from '../driver/observer.ts';
import { COLUMNS } from '../driver/table.ts';
import { messagesOf } from '../results/gherkin.ts';
import { engine } from '../run/browser/engine.ts';
import { change } from '../run/settings.ts';
import type { Command } from './command.ts';
import { coverage } from './coverage.ts';
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
  const feature = `Feature: A\n\n  @R1.1\n  Rule: B\n\n${example}\n`;
  const [pickle] = messagesOf(feature, 'walks.feature').flatMap(({ pickle }) => pickle ?? []);
  return pickle?.steps.map(({ text }) => text) ?? [];
}

// Firefox first: what Chromium offers besides is registered from then on.
for (const name of ['firefox', 'chromium']) {
  test(`in ${name}, walks can cover every registered kind of command`, (context) => {
    const before = engine();
    context.after(() => change({ SPEC_BROWSER: before }));
    change({ SPEC_BROWSER: name });
    const offered = fc.sample(anyCommand(), 1_000).map((command) => (command as Command).kind);
    const commands = coverage.filter(({ kind }) => kind === 'command');
    assert.deepEqual(
      commands.filter((each) => !offered.includes(each)),
      [],
    );
  });
}

test('each sentence of a command has one step definition', () => {
  for (const command of fc.sample(anyCommand(), 1_000)) {
    for (const sentence of (command as Command).sentences) definitions.find(sentence);
  }
});

test('a sentence without a step definition is an error', () => {
  assert.throws(() => definitions.find('the page is reloaded'), /0 step definitions match/);
});

/** A page that agrees with the model: 40 rows sorted by Name, at the top. */
function agreement() {
  const model = new Model();
  model.open(0);
  model.click('Name');
  const generated = new Generated(seed);
  const heads = ['UUID', 'Name ▲', 'Address', 'Phone'].map((text) => ({ text, sort: '' }));
  const renderedRows = generated.sorted(model.sort, 40).map((row, place) => ({
    place,
    cells: COLUMNS.map((column) => row[column]),
    text: textOf(row) as string,
    top: 36 * place,
    bottom: 36 * (place + 1),
  }));
  const geometry = { scrollTop: 0, clientHeight: 520, scrollHeight: 1_600 };
  const observation: Observation = {
    ...{
      scrolls: [],
      ended: 0,
      now: 0,
      geometry,
      rowCount: 40,
      renderedRows,
      bottom: 480,
      headEnd: 40,
    },
    heads: heads.with(1, { text: 'Name ▲', sort: 'ascending' }),
    ...{ loader: false, line: false, focus: 'Name ▲' },
  };
  const log = { messages: [] as string[], requests: [] as string[] };
  const contacts = { window: { log } } as unknown as ContactsPage;
  const observer = new Observer(contacts);
  observer.latest = observation;
  const run = { model, generated, contacts, observer, latest: observation } as unknown as ModelRun;
  return { run, observation, log, model };
}

type Agreement = ReturnType<typeof agreement>;

/** Differences from the model, by the sentence that the printed example expects. */
const DIFFERENCES: Record<string, (agreed: Agreement) => void> = {
  'the console is silent': ({ log }) => log.messages.push('error: x'),
  'the page has asked for nothing since it opened': ({ log }) => log.requests.push('GET /'),
  '"Loading..." is not shown': ({ observation }) => Object.assign(observation, { line: true }),
  '"Is loading..." is not shown': ({ observation }) => Object.assign(observation, { loader: true }),
  'the table has 40 rows': ({ observation }) => Object.assign(observation, { rowCount: 41 }),
  'the columns are:': ({ observation }) => observation.heads.pop(),
  'the markers are:': ({ observation }) =>
    Object.assign(observation.heads[1] ?? {}, { text: 'Name' }),
  'aria-sort is:': ({ observation }) => Object.assign(observation.heads[1] ?? {}, { sort: '' }),
  'the rows are sorted by Name ascending': ({ observation }) => observation.renderedRows.reverse(),
  'the rows are sorted by Name ascending, then Phone ascending': ({ observation, model }) => {
    model.shiftClick('Phone');
    observation.heads[3] = { text: 'Phone ▲', sort: '' };
    observation.renderedRows.reverse();
  },
  'the rows are in the order of generation': ({ observation, model }) => {
    model.click('Name');
    model.click('Name');
    observation.heads[1] = { text: 'Name', sort: '' };
  },
  'rows fill the view': ({ observation }) => observation.renderedRows.splice(2),
  'the first row is right below the headers': ({ observation }) => {
    observation.renderedRows.shift();
    Object.assign(observation.renderedRows[0] ?? {}, { top: 0 });
  },
  'the first row in view has not moved': ({ observation }) =>
    checkRowsStay(observation, { ...observation, renderedRows: [] }),
  'the view is as before': ({ observation }) =>
    checkNothingMoves(observation, scrolled(observation)),
  'the scroll offset is as before': ({ observation }) =>
    checkOffsetStays(observation, scrolled(observation)),
  'the focus is on Phone': ({ observation }) => checkFocus('Phone', observation),
};

function scrolled({ geometry, ...observation }: Observation): Observation {
  return { ...observation, geometry: { ...geometry, scrollTop: 1 } };
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
