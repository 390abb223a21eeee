import fc from 'fast-check';
import { position } from '../driver/positions.ts';
import { engine } from '../run/browser/engine.ts';
import { Command } from './command.ts';
import { type Covered, command } from './coverage.ts';
import type { Model } from './model.ts';
import type { ModelRun } from './model-run.ts';
import { passUntil } from './time.ts';

const wheels = command('@R4.2 The reader scrolls with the wheel');
const jumps = command('@R4.2 The reader scrolls to a position');
const pageDowns = command('@R4.2 @B4 The reader presses Page Down');
const pageUps = command('@B4 The reader presses Page Up');
const homes = command('@B4 The reader presses Home');
const ends = command('@R4.2 @B4 The reader presses End');
const frames = command('@R4.3 @B3 The reader scrolls while a frame appends rows');
const leaves = command('@B3 The reader leaves the window with a key held');

/** Whether a distance in px is enough for the browser to scroll. */
const canScroll = (distance: number) => Math.abs(distance) >= 1;

/** How far the page can scroll in this direction, in px. */
function distanceLeft(direction: number, { geometry }: Readonly<Model>): number {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  return direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

/**
 * Scrolls by a sentence.
 *
 * @param distanceIn the maximum distance in px
 */
function scroll(
  kind: Covered,
  sentence: string,
  distanceIn: (model: Readonly<Model>) => number,
  isPossible?: (model: Readonly<Model>) => boolean,
): Command {
  const act = async (run: ModelRun) => {
    const by = () => run.take(sentence);
    // Without a distance, the browser fires no events to wait for.
    if (canScroll(distanceIn(run.model))) run.model.readerScrolls(await run.observer.scroll(by));
    else await by();
    await run.compare();
  };
  return new Command(kind, [sentence], act, isPossible);
}

const wheel = (px: number) =>
  scroll(wheels, `the reader turns the wheel down by ${px} px`, (model) => distanceLeft(px, model));

/** A key that scrolls. */
interface Key {
  readonly name: string;
  readonly kind: Covered;
  readonly direction: number;
}

const press = ({ kind, name, direction }: Key) =>
  scroll(kind, `the reader presses ${name}`, (model) => distanceLeft(direction, model));

/** A distance in px that takes a smooth scroll more than one frame. */
const LONG_DISTANCE = 200;

/** As `press`; the next frame, which appends rows, passes during the scroll. */
function pressThroughFrame({ name, direction }: Key): Command {
  const sentences = [`the reader presses ${name}`, 'an animation frame passes'];
  const act = async (run: ModelRun) => {
    const { model, contacts, observer } = run;
    const { due } = model;
    for (const sentence of sentences) run.note(sentence);
    const events = await observer.scroll(async () => {
      // The sentence would wait for the end of a smooth scroll.
      await contacts.driven.keyboard.press(name);
      await observer.scrollBegins();
      await contacts.clock.pass(due - model.now);
    });
    model.readerScrolls(events);
    model.pass(due);
    await run.compare();
  };
  return new Command(
    frames,
    sentences,
    act,
    (model) => model.isFrameNext && distanceLeft(direction, model) >= LONG_DISTANCE,
  );
}

const home: Key = { name: 'Home', kind: homes, direction: -1 };
const end: Key = { name: 'End', kind: ends, direction: 1 };
const pageDown: Key = { name: 'PageDown', kind: pageDowns, direction: 1 };
const pageUp: Key = { name: 'PageUp', kind: pageUps, direction: -1 };

/** The offset in px of a place, as a sentence names it. */
const offsetOf = (place: string, { geometry }: Readonly<Model>) => position(place)(geometry);

const isInList = (place: string) => (model: Readonly<Model>) => {
  const { scrollHeight, clientHeight } = model.geometry;
  const offset = offsetOf(place, model);
  return offset >= 0 && offset <= scrollHeight - clientHeight;
};

const distanceTo = (place: string) => (model: Readonly<Model>) =>
  offsetOf(place, model) - model.geometry.scrollTop;

/** Scrolls to a place that a sentence can name. */
export const scrollTo = (place: string) =>
  scroll(jumps, `the reader scrolls to ${place}`, distanceTo(place), isInList(place));

/** Time after which a scroll without `scrollend` is over: 150 ms and a frame. */
const SCROLL_END_MS = 166;

/** A scroll to the top that may lack `scrollend`; compares the page at once, and after the scroll is over. */
function withoutEnd(kind: Covered, sentence: string): Command {
  const act = async (run: ModelRun) => {
    const { model, observer } = run;
    model.readerScrolls(await observer.scrollToTop(() => run.take(sentence)));
    await run.compare();
    // At the top a load may add rows above; after the scroll the page corrects the height of the list.
    await passUntil(run, model.now + SCROLL_END_MS, false);
  };
  return new Command(kind, [sentence], act, (model) => canScroll(distanceLeft(-1, model)));
}

const leave = withoutEnd(leaves, 'the reader holds Home and releases it in another window');

let selects: Covered | undefined;

/** Its kind is registered here, so that it need not be covered where it is not offered. */
function select(): Command {
  selects ??= command('@B3 The reader selects text by dragging');
  return withoutEnd(selects, 'the reader selects text by dragging to the top');
}

const places = fc.oneof(
  fc.integer({ min: 50, max: 100 }).map((percent) => `${percent} percent`),
  fc.constantFrom('80 percent', '81 percent', '79 percent', '1 px short of 80 percent'),
  fc.constantFrom('the bottom', 'the bottom', 'the bottom', '1 px from the bottom', 'the top'),
);

/** Commands that scroll; only in Chromium can the driver scroll by selecting text. */
export function scrolling() {
  const toTop = engine() === 'chromium' ? [leave, select()] : [leave];
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...toTop) },
    { weight: 3, arbitrary: places.map(scrollTo) },
    // Mostly End: it makes many events, and ends where a load starts.
    { weight: 3, arbitrary: fc.constantFrom(home, pageDown, pageUp, end, end, end).map(press) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(pageDown, pageUp, end, end, end).map(pressThroughFrame),
    },
    { weight: 2, arbitrary: fc.constantFrom(100, 300, 1500, -100, -300, -1500).map(wheel) },
  );
}
