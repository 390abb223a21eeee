/** Too few or too many rows, too early, too late or in the wrong place (sections 4 and 9). */

import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { onNextFrame } from '../page/loading.ts';
import { alone } from '../page/sort.ts';

/** Nothing loads once the third click on a header has removed its sort. */
function endingWithSort(): Partial<Behaviour> {
  let hasMore = true;
  return {
    hasMore: () => hasMore,
    plainClick: (...click) => {
      const sort = alone(...click);
      hasMore &&= sort.length > 0;
      return sort;
    },
  };
}

export const rows: FaultyPages = {
  '39 rows': {
    fault: 'The page starts with 39 rows.',
    fails: ['R9.1', 'R1.1', 'R2.1', 'R4.1'],
    behaviour: { firstLoad: 39 },
  },
  'a load without a scroll': {
    fault: 'Five seconds after opening, the page loads by itself.',
    fails: ['R9.1'],
    behaviour: { opened: () => setTimeout(() => window.scrollTo(0, 10_000), 5_000) },
  },
  '19 per load': {
    fault: 'A load adds 19 rows.',
    fails: ['R9.2', 'R4.3', 'R1.2'],
    behaviour: { rowsPerLoad: 19 },
  },
  'appended 1 ms later': {
    fault: 'A timer adds the rows before the next frame.',
    fails: ['R4.3'],
    behaviour: { schedule: (append) => setTimeout(append, 1) },
  },
  'two frames late': {
    fault: 'The rows are added one frame too late.',
    fails: ['R4.3', 'R4.4', 'R2.6'],
    behaviour: { schedule: (append) => onNextFrame(() => requestAnimationFrame(append)) },
  },
  'loads queue up': {
    fault: 'A scroll during a load starts another load after it.',
    fails: ['R4.2'],
    behaviour: { queuesLoads: true },
  },
  'loads feed themselves': {
    fault: 'After a load the trigger point is checked again without a scroll.',
    fails: ['R9.2'],
    behaviour: { loaded: () => void window.dispatchEvent(new Event('scroll')) },
  },
  'a click cancels the load': {
    fault: 'A click on a header cancels a load.',
    fails: ['R4.3'],
    behaviour: { clickEndsLoad: true },
  },
  'no loads after a sort': {
    fault: 'Once a sort was removed, nothing loads.',
    fails: ['R4.5'],
    behaviour: endingWithSort(),
  },
  'a far end': {
    fault: 'The list ends at 340 rows.',
    fails: ['R2.8', 'R4.5'],
    behaviour: { hasMore: (length) => length < 340 },
  },
  'no loads without a network': {
    fault: 'The page loads nothing while the browser is offline.',
    fails: ['R1.2'],
    behaviour: { hasMore: () => navigator.onLine },
  },
};
