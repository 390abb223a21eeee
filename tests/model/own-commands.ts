/** Commands of walks on this project's page, for its B points. */
import fc from 'fast-check';
import { COLUMNS, type Column } from '../driver/table.ts';
import {
  always,
  type Command,
  distanceLeft,
  KEYS,
  onAnyPage,
  oneOf,
  pass,
  resize,
  scrollTo,
  sort,
} from './commands.ts';

/**
 * Seeds whose first 40 contacts include two equal names (about one seed in 3,000): sorted by Name,
 * they show whether ties keep the order of generation.
 */
export const SEEDS = [1288, 4866, 7736, 7995, 11815, 11902, 21205, 30158, 33252, 38356] as const;

/** Sorts by the keyboard. */
const sortBy = (column: Column, key: string) =>
  always({
    ...sort(key.startsWith('Shift') ? 'shift-click' : 'click', column),
    sentences: [`the reader moves the focus to ${column}`, `the reader presses ${key}`],
    focus: column,
  });

/** A distance in px that takes a smooth scroll more than one frame. */
const LONG_DISTANCE = 200;

/** The reader scrolls by a key while a frame appends rows, with scroll events still throttled. */
const pressThroughFrame = (key: keyof typeof KEYS): Command =>
  function* (model) {
    const { now, state } = model;
    const { loading, frame, throttle } = state;
    if (!loading || frame >= throttle || distanceLeft(KEYS[key], model) < LONG_DISTANCE) return;
    yield {
      sentences: [`the reader presses ${key}`, 'an animation frame passes'],
      cause: 'scroll',
      by: async (page) => {
        // The sentence would wait for the end of a smooth scroll.
        await page.driven.keyboard.press(key);
        await page.untilScrolling();
        await page.inPage.pass(frame - now);
      },
    };
  };

const KEYS_THAT_SORT = ['Enter', 'Space', 'Shift+Enter', 'Shift+Space'];
const somewhere = fc.integer({ min: 50, max: 100 }).map((percent) => `${percent} percent`);
const aWhile = fc.integer({ min: 1, max: 400 });

/** Commands of a walk on this project's page, where scrolling is smooth and its edges are exact. */
export const onOwnPage = () =>
  fc.oneof(
    ...onAnyPage,
    oneOf(3, ...KEYS_THAT_SORT.flatMap((key) => COLUMNS.map((column) => sortBy(column, key)))),
    // Mostly End: it makes many events, and ends where a load starts.
    oneOf(5, ...(['PageDown', 'PageUp', 'End', 'End', 'End'] as const).map(pressThroughFrame)),
    { weight: 2, arbitrary: somewhere.map(scrollTo) },
    oneOf(4, ...['80 percent', '1 px short of 80 percent', '1 px from the bottom'].map(scrollTo)),
    { weight: 7, arbitrary: aWhile.map(pass) },
    oneOf(7, ...[1, 15, 16, 149, 150, 151, 300].map(pass)),
    oneOf(2, ...['1280 x 900', '1280 x 3000', '844 x 4000'].map(resize)),
    oneOf(2, ...['700 x 720', '390 x 844', '844 x 390'].map(resize)),
  );
