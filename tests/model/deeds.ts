/** What a reader does on any page, and what happens to it, as commands of random walks. */
import fc from 'fast-check';
import { position } from '../driver/positions.ts';
import { COLUMNS, type Column } from '../driver/table.ts';
import { engine } from '../run/browser/engine.ts';
import type { JudgedRun, Step } from './judged-run.ts';
import type { Model } from './model.ts';

/** A command of a walk on any page: one or more sentences. */
class Deed implements fc.AsyncCommand<Model, JudgedRun> {
  constructor(
    private readonly steps: readonly Step[],
    private readonly isPossible: (model: Readonly<Model>) => boolean = () => true,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.isPossible(model);
  }

  async run(_model: Model, run: JudgedRun): Promise<void> {
    for (const step of this.steps) await run.take(step);
  }

  toString(): string {
    return this.steps.map(({ sentence }) => sentence).join(', ');
  }
}

const click = (column: Column): Step => ({
  sentence: `the reader clicks ${column}`,
  cause: 'click',
  change: (model) => model.click(column),
});

const doubleClick = (column: Column): Step => ({
  sentence: `the reader clicks ${column} 2 times`,
  cause: 'click',
  change: (model) => {
    model.click(column);
    model.click(column);
  },
});

const shiftClick = (column: Column): Step => ({
  sentence: `the reader shift-clicks ${column}`,
  cause: 'shift-click',
  change: (model) => model.shiftClick(column),
});

const scroll = (sentence: string): Step => ({ sentence, cause: 'scroll' });
const pass = (sentence: string): Step => ({ sentence, cause: 'time' });
const event = (sentence: string): Step => ({ sentence, cause: 'event' });

const isInList =
  (place: string, most = Number.POSITIVE_INFINITY) =>
  ({ geometry }: Readonly<Model>) => {
    const { scrollTop, scrollHeight, clientHeight } = geometry;
    const offset = position(place)(geometry);
    const isNear = Math.abs(offset - scrollTop) <= most;
    return isNear && offset >= 0 && offset <= scrollHeight - clientHeight;
  };

const scrollTo = (place: string) =>
  new Deed([scroll(`the reader scrolls to ${place}`)], isInList(place));

/** Longest slow scroll, in px. */
const SLOW_PX = 300;

const slowlyTo = (place: string) =>
  new Deed([scroll(`the reader scrolls slowly to ${place}`)], isInList(place, SLOW_PX));

const FRAME = pass('an animation frame passes');
const load = new Deed([scroll('the reader scrolls to the bottom'), FRAME, pass('151 ms pass')]);

/** A resize may move the page, which another page may take for a scroll. */
const resize = (size: string): Step => ({
  sentence: `the window is resized to ${size}`,
  cause: 'event',
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
  // Only Chromium prints without a dialog.
  ...(engine() === 'chromium' ? [event('the page is printed')] : []),
];

const ON_ROW = ['clicks', 'hovers over', 'double-clicks', 'triple-clicks', 'right-clicks'].map(
  (does): Step => ({ ...event(`the reader ${does} the first row`), isOnFirstRow: true }),
);

const offline = new Deed([event('the network is cut'), event('the network is back')]);

const comeBack = new Deed([
  { sentence: 'the reader leaves and comes back with the Back button', cause: 'opening' },
]);

const columns = fc.constantFrom(...COLUMNS);
const places = [
  ...['the bottom', 'the top', '60 percent', '90 percent'],
  ...['3 px short of 80 percent', '3 px past 80 percent'],
];
const one = (steps: readonly Step[]) => fc.constantFrom(...steps).map((step) => new Deed([step]));

/** A command of a walk on any page. */
export const deeds = fc.oneof(
  { weight: 6, arbitrary: columns.map((column) => new Deed([click(column)])) },
  { weight: 6, arbitrary: columns.map((column) => new Deed([shiftClick(column)])) },
  { weight: 2, arbitrary: columns.map((column) => new Deed([doubleClick(column)])) },
  { weight: 6, arbitrary: fc.constant(load) },
  { weight: 5, arbitrary: fc.constantFrom(...places).map(scrollTo) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('the bottom', '3 px past 80 percent').map(slowlyTo),
  },
  {
    weight: 5,
    arbitrary: one([
      ...[100, 300, -300].map((px) => scroll(`the reader turns the wheel down by ${px} px`)),
      ...['End', 'PageDown', 'Home'].map((key) => scroll(`the reader presses ${key}`)),
    ]),
  },
  { weight: 3, arbitrary: one([FRAME]) },
  { weight: 3, arbitrary: one([pass('20 ms pass'), pass('151 ms pass'), pass('400 ms pass')]) },
  { weight: 9, arbitrary: one(EVENTS) },
  { weight: 1, arbitrary: fc.constantFrom(offline, comeBack) },
  { weight: 4, arbitrary: one(ON_ROW) },
) as fc.Arbitrary<fc.AsyncCommand<Model, JudgedRun>>;
