/** What a reader does on any page, and what happens to it, as commands of random walks. */
import fc from 'fast-check';
import { position } from '../driver/positions.ts';
import { COLUMNS, type Column } from '../driver/table.ts';
import { engine } from '../run/browser/engine.ts';
import { frameAfter, type Model } from './model.ts';
import type { ModelRun, Step } from './model-run.ts';

/** A command: steps, each made when the one before it has run; without any, it is not possible now. */
export class Command implements fc.AsyncCommand<Model, ModelRun> {
  constructor(readonly steps: (model: Readonly<Model>) => Iterable<Step>) {}

  check(model: Readonly<Model>): boolean {
    const [first] = this.steps(model);
    return first !== undefined;
  }

  async run(model: Model, run: ModelRun): Promise<void> {
    for (const step of this.steps(model)) await run.take(step);
  }
}

/**
 * Carries out commands one after the other.
 *
 * @throws Error if one is not possible
 */
export async function carryOut(run: ModelRun, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    if (!command.check(run.model)) throw new Error('This command is not possible');
    await command.run(run.model, run);
  }
}

type Cause = Step['cause'];

const step = (cause: Cause, sentence: string, change?: Step['change']): Step => ({
  cause,
  sentences: [sentence],
  change,
});

/** A command of these steps. */
export const always = (...steps: readonly Step[]) => new Command(() => steps);

/** Sorts by a column. */
export const sort = (cause: 'click' | 'shift-click', column: Column): Step =>
  step(cause, `the reader ${cause}s ${column}`, (model) =>
    model.click(column, cause === 'shift-click'),
  );

export const click = (column: Column) => always(sort('click', column));
const shiftClick = (column: Column) => always(sort('shift-click', column));

/** Takes a column through all directions. */
const shiftAround = (column: Column) => {
  const each = sort('shift-click', column);
  return always(each, each, each);
};

const doubleClick = (column: Column) =>
  always(
    step('click', `the reader clicks ${column} 2 times`, (model) => {
      model.click(column);
      model.click(column);
    }),
  );

/** How far the page can scroll in this direction, in px. */
export function distanceLeft(direction: number, { geometry }: Readonly<Model>): number {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  return direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

/** A scroll by so many px at most: without a distance, the browser fires no events to wait for. */
const scroll = (sentence: string, distance: number) =>
  step(Math.abs(distance) >= 1 ? 'scroll' : 'event', sentence);

const wheel = (px: number) =>
  new Command((model) => [
    scroll(
      `the reader turns the wheel ${px > 0 ? 'down' : 'up'} by ${Math.abs(px)} px`,
      distanceLeft(px, model),
    ),
  ]);

/** Keys that scroll, and in which direction. */
export const KEYS = { Home: -1, PageUp: -1, PageDown: 1, End: 1 } as const;

const press = (key: keyof typeof KEYS) =>
  new Command((model) => [scroll(`the reader presses ${key}`, distanceLeft(KEYS[key], model))]);

/** How far a place is, in px; without an end if the list does not have it. */
function distanceTo(place: string, { geometry }: Readonly<Model>): number {
  const { scrollTop, scrollHeight, clientHeight } = geometry;
  const offset = position(place)(geometry);
  const isInList = offset >= 0 && offset <= scrollHeight - clientHeight;
  return isInList ? offset - scrollTop : Number.POSITIVE_INFINITY;
}

/** A scroll to a place that a sentence can name, if it is at most so far. */
const within = (px: number, adverb: string) => (place: string) =>
  new Command((model) => {
    const distance = distanceTo(place, model);
    const isNear = Math.abs(distance) <= px;
    return isNear ? [scroll(`the reader scrolls ${adverb}to ${place}`, distance)] : [];
  });

export const scrollTo = within(Number.MAX_VALUE, '');
const slowlyTo = within(300, 'slowly ');

/** Lets time pass; stops 1 ms before anything is due in the model and when it is: no sooner, no later. */
export const pass = (ms: number) =>
  new Command(function* (model) {
    const until = model.now + ms;
    while (model.now < until) {
      const { due, now } = model;
      const stop = Math.min(until, due > now + 1 ? due - 1 : due);
      yield step('time', `${stop - now} ms pass`);
    }
  });

/** An animation frame passes. */
export const frame = new Command(function* (model) {
  if (model.now < frameAfter(model.now) - 1)
    yield step('time', 'time passes until 1 ms before the next animation frame');
  yield step('time', 'an animation frame passes');
});

const load = new Command(function* (model) {
  yield* scrollTo('the bottom').steps(model);
  yield step('time', 'an animation frame passes');
  yield step('time', '151 ms pass');
});

const event = (sentence: string) => step('event', sentence);

/** A resize may move the page, which another page may take for a scroll. */
export const resize = (size: string): Step =>
  step('event', `the window is resized to ${size}`, (model, layout) =>
    model.scroll([{ ...layout, at: model.now }], false),
  );

const EVENTS: readonly Step[] = [
  ...['900 x 600', '1280 x 400', '1280 x 640', '500 x 700', '1280 x 520'].map(resize),
  ...['Escape', 'Delete', 'Insert', 'Control+F', 'Control+C', 'M'].map((key) =>
    event(`the reader presses ${key}`),
  ),
  event('the reader leaves the window and comes back'),
  event('the hash of the address changes'),
  event('the reader has chosen dark colours'),
  event('the reader has chosen light colours'),
];

/** At the top, so that the browser need not scroll to the row. */
const onRow = (does: string) =>
  new Command(({ geometry }) =>
    geometry.scrollTop === 0 ? [event(`the reader ${does} the first row`)] : [],
  );

const offline = new Command(function* (model) {
  yield event('the network is cut');
  yield* load.steps(model);
  yield event('the network is back');
});

const comeBack = always(step('opening', 'the reader leaves and comes back with the Back button'));

const columns = fc.constantFrom(...COLUMNS);
// Mostly Name, whose values can tie.
const oftenName = fc.oneof(columns, fc.constant('Name' as const));
const places = fc.constantFrom(
  ...['the bottom', 'the top', '60 percent', '90 percent'],
  ...['3 px short of 80 percent', '3 px past 80 percent'],
);

/** Commands of a walk on any page, with their weights. */
export const onAnyPage = [
  { weight: 6, arbitrary: oftenName.map(click) },
  { weight: 5, arbitrary: columns.map(shiftClick) },
  { weight: 1, arbitrary: columns.map(shiftAround) },
  { weight: 2, arbitrary: columns.map(doubleClick) },
  { weight: 6, arbitrary: fc.constant(load) },
  { weight: 5, arbitrary: places.map(scrollTo) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...[100, 300, -300].map(wheel),
      ...(['End', 'PageDown', 'Home'] as const).map(press),
    ),
  },
  { weight: 3, arbitrary: fc.constant(frame) },
  { weight: 3, arbitrary: fc.constantFrom(20, 151, 400).map(pass) },
  { weight: 9, arbitrary: fc.constantFrom(...EVENTS).map((each) => always(each)) },
  { weight: 1, arbitrary: fc.constantFrom(offline, comeBack) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('clicks', 'hovers over', 'double-clicks', 'triple-clicks', 'right-clicks')
      .map(onRow),
  },
];

/** Commands of a walk on another page. */
export const onOtherPage = () =>
  fc.oneof(
    ...onAnyPage,
    // Only there scrolls are instant, so that many make a slow one.
    { weight: 1, arbitrary: fc.constantFrom('the bottom', '3 px past 80 percent').map(slowlyTo) },
    // Only Chromium prints without a dialog; it scrolls meanwhile, which the model of this page does not know.
    ...(engine() === 'chromium'
      ? [{ weight: 1, arbitrary: fc.constant(always(event('the page is printed'))) }]
      : []),
  );
