/** What a reader does on any page, and what happens to it, as commands of random walks. */
import fc from 'fast-check';
import { position } from '../driver/positions.ts';
import { COLUMNS, type Column } from '../driver/table.ts';
import { engine } from '../run/browser/engine.ts';
import { frameAfter, type Model } from './model.ts';
import type { ModelRun, Step } from './model-run.ts';

/** Steps, each made when the one before it has run; without any, the command is not possible now. */
export type Command = (model: Readonly<Model>) => Iterable<Step>;

/** Carries out commands one after the other. */
export async function carryOut(run: ModelRun, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) for (const step of command(run.model)) await run.take(step);
}

const step = (cause: Step['cause'], sentence: string, change?: Step['change']): Step => ({
  cause,
  sentences: [sentence],
  change,
});

/** A command of these steps. */
export const always =
  (...steps: readonly Step[]): Command =>
  () =>
    steps;

/** Sorts by a column. */
export const sort = (
  cause: 'click' | 'shift-click',
  column: Column,
  does = `${cause}s ${column}`,
): Step => ({
  ...step(cause, `the reader ${does}`, (model) => model.click(column, cause === 'shift-click')),
  header: column,
});

export const click = (column: Column) => always(sort('click', column));
const shiftClick = (column: Column) => always(sort('shift-click', column));

/** Takes a column of several through all directions. */
const shiftAround = (column: Column) =>
  always(...[...COLUMNS, column, column, column].map((each) => sort('shift-click', each)));

/** Unless something is due meanwhile: the model would not see the layout in between. */
const clickSlowly =
  (column: Column): Command =>
  ({ due }) =>
    due < Number.POSITIVE_INFINITY
      ? []
      : [sort('click', column, `clicks ${column} and holds the button for 600 ms`)];

const twice = (does: string) => (column: Column) =>
  always({
    ...sort('click', column, `${does} ${column} 2 times`),
    change: (model) => {
      model.click(column);
      model.click(column);
    },
  });

/** How far a finger drags, in px, in a window of 400 px. */
const DRAG_PX = 200;

/** How far the page can scroll in this direction, in px. */
export function distanceLeft(direction: number, { geometry }: Readonly<Model>): number {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  return direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

/** How far from its end, in px, a page that estimates its height may scroll back, or not at all. */
const ESTIMATE_PX = 300;

/** A scroll by so many px at most: without a distance, the browser fires no events to wait for. */
const scroll = (sentence: string, distance: number) =>
  step(Math.abs(distance) >= 1 ? 'scroll' : 'event', sentence);

/** A scroll by wheel, key or finger, which a page can prevent. */
const scrollByHand = (sentence: string, distance: number): Step => ({
  ...scroll(sentence, distance),
  moves: Math.abs(distance) > ESTIMATE_PX,
});

const scrollBy =
  (sentence: string, direction: number, isUnfocused = false): Command =>
  (model) => [{ ...scrollByHand(sentence, distanceLeft(direction, model)), isUnfocused }];

const wheel = (px: number) =>
  scrollBy(`the reader turns the wheel ${px > 0 ? 'down' : 'up'} by ${Math.abs(px)} px`, px);

/** Keys that scroll, and in which direction. */
export const KEYS = { Home: -1, PageUp: -1, PageDown: 1, End: 1 } as const;
/** Those that do so unless a control or a cell has the focus. */
const UNFOCUSED_KEYS = { Space: 1, ArrowDown: 1, ArrowUp: -1 } as const;

const press = (key: keyof typeof KEYS) => scrollBy(`the reader presses ${key}`, KEYS[key]);
const pressUnfocused = (key: keyof typeof UNFOCUSED_KEYS) =>
  scrollBy(`the reader presses ${key}`, UNFOCUSED_KEYS[key], true);

/** A scroll by a finger, which is lifted after the load. */
const drag: Command = function* (model) {
  if (distanceLeft(1, model) < DRAG_PX) return;
  yield scrollByHand(`the reader drags the page up by ${DRAG_PX} px`, distanceLeft(1, model));
  yield* frame(model);
  yield step('event', 'the reader lifts the finger');
};

/** A drag at the top, where there is nothing to scroll to. */
const pull: Command = function* ({ geometry }) {
  if (geometry.scrollTop > 0) return;
  yield step('event', `the reader drags the page down by ${DRAG_PX} px`);
  yield step('event', 'the reader lifts the finger');
};

/** A scroll to a place that a sentence can name, if the list has it. */
export const scrollTo =
  (place: string): Command =>
  ({ geometry }) => {
    const { scrollTop, scrollHeight, clientHeight } = geometry;
    const offset = position(place)(geometry);
    const isInList = offset >= 0 && offset <= scrollHeight - clientHeight;
    return isInList ? [scroll(`the reader scrolls to ${place}`, offset - scrollTop)] : [];
  };

/** Lets time pass; stops 1 ms before anything is due in the model and when it is: no sooner, no later. */
export const pass = (ms: number): Command =>
  function* (model) {
    const until = model.now + ms;
    while (model.now < until) {
      const { due, now } = model;
      const stop = Math.min(until, due > now + 1 ? due - 1 : due);
      yield step('time', `${stop - now} ms pass`);
    }
  };

/** While sorted, only at the top: further down, scroll anchoring may start load after load (B11). */
const halfAMinute: Command = (model) =>
  model.state.sort.length === 0 || model.geometry.scrollTop === 0 ? pass(30_000)(model) : [];

/** An animation frame passes. */
export const frame: Command = function* (model) {
  if (model.now < frameAfter(model.now) - 1)
    yield step('time', 'time passes until 1 ms before the next animation frame');
  yield step('time', 'an animation frame passes');
};

/** A load, during which these steps are taken. */
const load = (...during: readonly Step[]): Command =>
  function* (model) {
    yield* scrollTo('the bottom')(model);
    yield* during;
    yield step('time', 'an animation frame passes');
    yield step('time', '151 ms pass');
  };

const event = (sentence: string) => always(step('event', sentence));

/** A resize may move the page, which another page may take for a scroll. */
export const resize = (size: string) =>
  always(
    step('event', `the window is resized to ${size}`, (model, layout) =>
      model.scroll([{ ...layout, before: layout, at: model.now, isByReader: false }]),
    ),
  );

/** At the top, so that the browser need not scroll to the row. */
const onRow =
  (does: string): Command =>
  ({ geometry }) =>
    geometry.scrollTop === 0 ? [step('event', `the reader ${does}`)] : [];

const onCell = (row: number) => (column: Column) => onRow(`clicks the ${column} of row ${row}`);

/** A drag of a header, which sorts nothing. */
const dragHeader = (onto: Column): Command =>
  always({ ...step('event', `the reader drags UUID onto ${onto}`), header: 'UUID' });

const offline: Command = function* (model) {
  yield step('event', 'the network is cut');
  yield* load()(model);
  yield step('event', 'the network is back');
};

/** Once throttle and load are over: meanwhile each timer runs once at most. */
const leave: Command = function* (model) {
  yield* pass(400)(model);
  // Another page may have scrolled by itself meanwhile.
  if (!model.isQuiet) return;
  yield step('event', 'the reader leaves the window for 5 minutes');
  // A key that was released elsewhere may seem to be down.
  for (const column of ['Name', 'Phone'] as const) yield sort('click', column);
};

const comeBack = always(step('opening', 'the reader leaves and comes back with the Back button'));

/** One of these commands, with a weight. */
export const oneOf = (weight: number, ...commands: readonly Command[]) => ({
  weight,
  arbitrary: fc.constantFrom(...commands),
});

/** Commands of a walk on any page. */
export const onAnyPage = [
  // Mostly Name, whose values can tie.
  oneOf(6, ...COLUMNS.map(click), ...COLUMNS.map(() => click('Name'))),
  oneOf(5, ...COLUMNS.map(shiftClick)),
  oneOf(2, ...COLUMNS.map(shiftAround), offline, comeBack),
  oneOf(2, ...COLUMNS.map(twice('clicks')), ...COLUMNS.map(clickSlowly)),
  oneOf(1, ...(['Name', 'Phone'] as const).map(dragHeader)),
  oneOf(6, load(), load(), load(sort('click', 'Name'))),
  oneOf(3, ...['the bottom', 'the top', '60 percent', '90 percent'].map(scrollTo)),
  oneOf(2, ...['3 px short of 80 percent', '3 px past 80 percent'].map(scrollTo)),
  oneOf(3, ...[100, 300, -300].map(wheel)),
  oneOf(3, ...(['End', 'PageDown', 'PageUp', 'Home'] as const).map(press)),
  oneOf(2, ...(['Space', 'ArrowDown', 'ArrowUp'] as const).map(pressUnfocused)),
  oneOf(3, frame),
  oneOf(3, ...[20, 151, 400].map(pass), halfAMinute),
  oneOf(
    3,
    ...['900 x 600', '1280 x 400', '1280 x 640', '500 x 700', '1920 x 520', '1280 x 520'].map(
      resize,
    ),
  ),
  oneOf(
    4,
    ...['Escape', 'Delete', 'Slash', 'Shift+Slash', 'Control+F', 'Control+C', 'Control+V', 'M'].map(
      (key) => event(`the reader presses ${key}`),
    ),
  ),
  oneOf(
    2,
    leave,
    event('the hash of the address changes'),
    event('the reader has chosen dark colours'),
    event('the reader has chosen light colours'),
  ),
  oneOf(
    4,
    ...COLUMNS.map(onCell(1)),
    ...COLUMNS.map(onCell(5)),
    ...['hovers over', 'double-clicks', 'triple-clicks', 'right-clicks'].map((does) =>
      onRow(`${does} the first row`),
    ),
    ...COLUMNS.map((column) => onRow(`double-clicks the ${column} of row 5`)),
    always({ ...step('event', 'the reader right-clicks the Name header'), header: 'Name' }),
  ),
];

/** Commands of a walk on another page. */
export const onOtherPage = () =>
  fc.oneof(
    ...onAnyPage,
    // Only Chromium prints without a dialog; it scrolls meanwhile, which the model of this page does not know.
    ...(engine() === 'chromium'
      ? [
          oneOf(1, event('the page is printed'), ...COLUMNS.map(twice('taps'))),
          oneOf(2, drag, pull, onRow('taps the first row')),
        ]
      : []),
  );
