/** What is right at first, and wrong after several loads or clicks (sections 2, 4 and 9). */

import type { Variant } from '../faulty.ts';
import { atPercent, onNextFrame, throttled } from '../page/loading.ts';
import { added, cycle, ordered } from '../page/sort.ts';
import { right, type Twin } from '../page/twin.ts';

/** Rows after four loads, which are the first ones called late here. */
export const LATE = 120;
/** Clicks before one that is called late. */
const LATE_CLICKS = 4;

/** A twin that can ask whether it has had three loads, and so is at the fourth or later. */
function afterLoads(make: (isLate: () => boolean) => Partial<Twin>): Partial<Twin> {
  let length = 40;
  const twin = make(() => length >= LATE - 20);
  return {
    ...twin,
    loaded: (main, now) => {
      length = now;
      twin.loaded?.(main, now);
    },
  };
}

/** A twin that can ask how many clicks there were before. */
function afterClicks(make: (clicks: () => number) => Partial<Twin>): Partial<Twin> {
  let clicks = 0;
  return {
    ...make(() => clicks),
    clicked: () => {
      clicks += 1;
    },
  };
}

export const late: readonly Variant[] = [
  {
    name: 'late 19 per load',
    wrong: 'From the fourth load on a load adds 19 rows.',
    fails: ['R9.2'],
    twin: afterLoads((isLate) => ({
      grow: (rows, loaded) => [...rows, ...loaded.slice(0, isLate() ? 19 : 20)],
    })),
  },
  {
    name: 'late rows on top',
    wrong: 'From the fourth load on new rows are added above the old ones.',
    fails: ['R4.3'],
    twin: afterLoads((isLate) => ({
      grow: (rows, loaded) => (isLate() ? [...loaded, ...rows] : [...rows, ...loaded]),
    })),
  },
  {
    name: 'late other phones',
    wrong: 'The fourth load gives old rows the phones of new ones.',
    fails: ['R4.3'],
    twin: {
      grow: (rows, loaded) => [
        ...rows.map((each, at) =>
          rows.length === 100 ? { ...each, phone: loaded[at % 20]?.phone ?? '' } : each,
        ),
        ...loaded,
      ],
    },
  },
  {
    name: 'late loader missing',
    wrong: 'From the fourth load on the loader is missing.',
    fails: ['R4.5'],
    twin: afterLoads((isLate) => ({
      loader: (isLoading, before) => (isLate() ? '' : right.loader(isLoading, before)),
    })),
  },
  {
    name: 'late line missing',
    wrong: 'From the fourth load on the loading line is missing.',
    fails: ['R4.5'],
    twin: afterLoads((isLate) => ({
      line: (isLoading, before) => (isLate() ? '' : right.line(isLoading, before)),
    })),
  },
  {
    name: 'late line stuck',
    wrong: 'From the fourth load on the loading line stays.',
    fails: ['R2.8'],
    twin: afterLoads((isLate) => ({
      line: (isLoading, before) => (isLoading ? 'Loading...' : isLate() ? before : ''),
    })),
  },
  {
    name: 'late two frames',
    wrong: 'From the fourth load on the rows are added one frame too late.',
    fails: ['R4.3'],
    twin: afterLoads((isLate) => ({
      schedule: (append) =>
        onNextFrame(() => (isLate() ? requestAnimationFrame(append) : append())),
    })),
  },
  {
    name: 'late 90 percent',
    wrong: 'From the fourth load on a load starts at 90 percent.',
    fails: ['R4.4'],
    twin: afterLoads((isLate) => ({
      isReached: (geometry) => atPercent(isLate() ? 90 : 80)(geometry),
    })),
  },
  {
    name: 'late no throttle',
    wrong: 'From the fourth load on every scroll is handled at once.',
    fails: ['R9.4'],
    twin: afterLoads((isLate) => ({
      throttle: (handle) => {
        const scroll = throttled(150)(handle);
        return () => (isLate() ? handle() : scroll());
      },
    })),
  },
  {
    name: 'late unsorted rows',
    wrong: 'Only the first 100 rows are sorted.',
    fails: ['R9.5', 'R4.7'],
    twin: {
      order: (rows, sort, ...by) => [
        ...ordered(rows.slice(0, 100), sort, ...by),
        ...rows.slice(100),
      ],
    },
  },
  {
    name: 'a late drop of the sort',
    wrong: 'The fourth load removes the sort.',
    fails: ['R4.7'],
    twin: {
      order: (rows, sort, ...by) => (rows.length < LATE ? ordered(rows, sort, ...by) : rows),
    },
  },
  {
    name: 'late markers missing',
    wrong: 'From the fourth load on a sorted column has no marker.',
    fails: ['R4.7'],
    twin: afterLoads((isLate) => ({
      marker: (...given) => (isLate() ? '' : right.marker(...given)),
    })),
  },
  {
    name: 'a late way back',
    wrong: 'After four loads the third click leaves the rows in the reversed order of generation.',
    fails: ['R4.7'],
    twin: afterClicks((clicks) => ({
      order: (rows, sort, ...by) =>
        sort.length === 0 && clicks() > 0 && rows.length >= LATE
          ? rows.toReversed()
          : ordered(rows, sort, ...by),
    })),
  },
  {
    name: 'a late end of cycles',
    wrong: 'From the fifth click on a column only ascends and descends.',
    fails: ['R4.7'],
    twin: afterClicks((clicks) => ({
      turn: (direction) => cycle(direction) ?? (clicks() >= LATE_CLICKS ? 'ascending' : undefined),
    })),
  },
  {
    name: 'late clicks ignored',
    wrong: 'From the fifth click on nothing is sorted any more.',
    fails: ['R4.7'],
    twin: afterClicks((clicks) => ({
      plainClick: (sort, ...click) =>
        clicks() >= LATE_CLICKS ? sort : right.plainClick(sort, ...click),
    })),
  },
  {
    name: 'late shift ignored',
    wrong: 'From the fifth click on Shift is ignored.',
    fails: ['R4.8'],
    twin: afterClicks((clicks) => ({
      shiftClick: (...click) => (clicks() >= LATE_CLICKS ? right.plainClick : added)(...click),
    })),
  },
];
