/** What a reader does on any page, and what happens to it, as commands of random walks. */
import fc from 'fast-check';
import { position } from '../driver/positions.ts';
import { COLUMNS, type Column } from '../driver/table.ts';
import { engine } from '../run/browser/engine.ts';
import type { Model } from './model.ts';
import type { ModelRun, Step } from './model-run.ts';

/** A command: steps, each made when the one before it has run. */
export class Command implements fc.AsyncCommand<Model, ModelRun> {
  constructor(
    readonly steps: (model: Readonly<Model>) => Iterable<Step>,
    private readonly isPossible: (model: Readonly<Model>) => boolean = () => true,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.isPossible(model);
  }

  async run(model: Model, run: ModelRun): Promise<void> {
    for (const step of this.steps(model)) await run.take(step);
  }
}

/** A command of one step. */
export const once = (step: Step, isPossible?: (model: Readonly<Model>) => boolean) =>
  new Command(() => [step], isPossible);

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

export const click = (column: Column) =>
  once({
    sentences: [`the reader clicks ${column}`],
    cause: 'click',
    change: (model) => model.click(column),
  });

const doubleClick = (column: Column) =>
  once({
    sentences: [`the reader clicks ${column} 2 times`],
    cause: 'click',
    change: (model) => {
      model.click(column);
      model.click(column);
    },
  });

const shift = (column: Column): Step => ({
  sentences: [`the reader shift-clicks ${column}`],
  cause: 'shift-click',
  change: (model) => model.shiftClick(column),
});

const shiftClick = (column: Column) => once(shift(column));

/** Takes a column through all directions. */
const shiftAround = (column: Column) =>
  new Command(() => [shift(column), shift(column), shift(column)]);

/** How far the page can scroll in this direction, in px. */
export function distanceLeft(direction: number, { geometry }: Readonly<Model>): number {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  return direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

const wheel = (px: number): Step => ({
  sentences: [`the reader turns the wheel down by ${px} px`],
  cause: 'scroll',
  distance: (model) => distanceLeft(px, model),
});

/** Keys that scroll, and in which direction. */
export const KEYS = { Home: -1, PageUp: -1, PageDown: 1, End: 1 } as const;

const press = (key: keyof typeof KEYS): Step => ({
  sentences: [`the reader presses ${key}`],
  cause: 'scroll',
  distance: (model) => distanceLeft(KEYS[key], model),
});

const isInList =
  (place: string, most = Number.POSITIVE_INFINITY) =>
  ({ geometry }: Readonly<Model>) => {
    const { scrollTop, scrollHeight, clientHeight } = geometry;
    const offset = position(place)(geometry);
    const isNear = Math.abs(offset - scrollTop) <= most;
    return isNear && offset >= 0 && offset <= scrollHeight - clientHeight;
  };

const to = (place: string): Step => ({
  sentences: [`the reader scrolls to ${place}`],
  cause: 'scroll',
  distance: ({ geometry }) => position(place)(geometry) - geometry.scrollTop,
});

/** Scrolls to a place that a sentence can name. */
export const scrollTo = (place: string) => once(to(place), isInList(place));

/** Longest slow scroll, in px. */
const SLOW_PX = 300;

const slowlyTo = (place: string) =>
  once(
    { sentences: [`the reader scrolls slowly to ${place}`], cause: 'scroll' },
    isInList(place, SLOW_PX),
  );

const elapse = (sentence: string): Step => ({ sentences: [sentence], cause: 'time' });

/** Lets time pass; stops 1 ms before anything is due in the model and when it is: no sooner, no later. */
export const pass = (ms: number) =>
  new Command(function* (model) {
    const until = model.now + ms;
    while (model.now < until) {
      const { due, now } = model;
      const stop = Math.min(until, due > now + 1 ? due - 1 : due);
      yield elapse(`${stop - now} ms pass`);
    }
  });

/** An animation frame passes. */
export const frame = new Command(function* (model) {
  if (model.now < model.nextFrame - 1)
    yield elapse('the clock stops 1 ms before an animation frame');
  yield elapse('an animation frame passes');
});

const load = new Command(function* () {
  yield to('the bottom');
  yield elapse('an animation frame passes');
  yield elapse('151 ms pass');
});

const event = (sentence: string): Step => ({ sentences: [sentence], cause: 'event' });

/** A resize may move the page, which another page may take for a scroll. */
export const resize = (size: string): Step => ({
  ...event(`the window is resized to ${size}`),
  change: (model, layout) => model.pageScrolls([{ ...layout, at: model.now }]),
});

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
  once(event(`the reader ${does} the first row`), ({ geometry }) => geometry.scrollTop === 0);

const offline = new Command(function* (model) {
  yield event('the network is cut');
  yield* load.steps(model);
  yield event('the network is back');
});

const comeBack = once({
  sentences: ['the reader leaves and comes back with the Back button'],
  cause: 'opening',
});

const columns = fc.constantFrom(...COLUMNS);
// Mostly Name, whose values can tie.
const oftenName = fc.oneof(columns, fc.constant('Name' as const));
const oneOf = (...steps: readonly Step[]) => fc.constantFrom(...steps).map((step) => once(step));
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
    arbitrary: oneOf(
      ...[100, 300, -300].map(wheel),
      ...(['End', 'PageDown', 'Home'] as const).map(press),
    ),
  },
  { weight: 3, arbitrary: fc.constant(frame) },
  { weight: 3, arbitrary: fc.constantFrom(20, 151, 400).map(pass) },
  { weight: 9, arbitrary: oneOf(...EVENTS) },
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
      ? [{ weight: 1, arbitrary: oneOf(event('the page is printed')) }]
      : []),
  );
