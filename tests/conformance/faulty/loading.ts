/** Too few or too many rows, too early or too late, and scrolls handled wrongly (sections 4 and 9). */
import type { FaultyPages } from '../page/differences.ts';
import { isAtPercent, onNextFrame, throttled } from '../page/loading.ts';

let isQueued = false;
let lastOffset = 0;

export const loading: FaultyPages = {
  '39 rows': {
    fault: 'The page starts with 39 rows.',
    fails: ['R9.1', 'R1.1', 'R2.1', 'R4.1'],
    firstLoad: 39,
  },
  'a load without a scroll': {
    fault: 'Five seconds after opening, the page loads by itself.',
    fails: ['R9.1'],
    opened: () => setTimeout(() => window.scrollTo(0, 10_000), 5_000),
  },
  '19 per load': {
    fault: 'A load adds 19 rows.',
    fails: ['R9.2', 'R4.3', 'R1.2'],
    rowsPerLoad: 19,
  },
  'deaf on the way up': {
    fault: 'A scroll up starts no load, however far down it ends.',
    fails: ['R4.2'],
    isReached() {
      const isDown = window.scrollY >= lastOffset;
      lastOffset = window.scrollY;
      return isDown && isAtPercent(80);
    },
  },
  'loads queue up': {
    fault: 'A scroll during a load starts another load after it.',
    fails: ['R4.2'],
    listen(handle) {
      window.addEventListener('scroll', () => {
        // Before the scroll itself may start a load.
        isQueued ||= this.isLoading;
        handle();
      });
    },
    loaded() {
      if (isQueued) this.load();
      isQueued = false;
    },
  },
  'a click cancels the load': {
    fault: 'A click on a header cancels a load.',
    fails: ['R4.3'],
    schedule(append) {
      onNextFrame(() => this.isLoading && append());
    },
    clicked() {
      this.isLoading = false;
      this.showLoading();
    },
  },
  'a far end': {
    fault: 'The list ends at 340 rows.',
    fails: ['R2.8'],
    isReached() {
      return isAtPercent(80) && this.rows.length < 340;
    },
  },
  'no loads without a network': {
    fault: 'The page loads nothing while the browser is offline.',
    fails: ['R1.2'],
    isReached: () => isAtPercent(80) && navigator.onLine,
  },
  '79 percent': {
    fault: 'A load starts at 79 percent.',
    fails: ['R9.3'],
    isReached: () => isAtPercent(79),
  },
  'no last call': {
    fault: 'The last scroll of a burst is lost.',
    fails: ['R9.4'],
    throttle: throttled(150, { trailing: false }),
  },
};
