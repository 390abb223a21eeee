/** Scrolls that are handled too often, too rarely or too late (R9.4). */

import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { type Throttle, throttled } from '../page/loading.ts';

/** Handles the last scroll of a burst when there were no others for `ms`. */
const debounced =
  (ms: number): Throttle =>
  (handle) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      clearTimeout(timer);
      timer = setTimeout(handle, ms);
    };
  };

/** Starts a new throttle after each load. */
function newThrottleAfterLoad(): Partial<Behaviour> {
  let begin = () => {};
  return {
    throttle: (handle) => {
      let scroll = throttled(150)(handle);
      begin = () => {
        scroll = throttled(150)(handle);
      };
      return () => scroll();
    },
    loaded: () => begin(),
  };
}

export const throttle: FaultyPages = {
  'no throttle': {
    fault: 'Every scroll is handled at once.',
    fails: ['R9.4'],
    behaviour: { throttle: (handle) => handle },
  },
  '140 ms': {
    fault: 'The throttle is 140 ms.',
    fails: ['R9.4'],
    behaviour: { throttle: throttled(140) },
  },
  '160 ms': {
    fault: 'The throttle is 160 ms.',
    fails: ['R9.4'],
    behaviour: { throttle: throttled(160) },
  },
  'no first call': {
    fault: 'The first scroll is handled after 150 ms.',
    fails: ['R9.4', 'R2.6', 'R4.2'],
    behaviour: { throttle: throttled(150, { leading: false }) },
  },
  'no last call': {
    fault: 'The last scroll of a burst is lost.',
    fails: ['R9.4'],
    behaviour: { throttle: throttled(150, { trailing: false }) },
  },
  debounced: {
    fault: 'Each scroll of a burst delays the handling by another 150 ms.',
    fails: ['R9.4'],
    behaviour: { throttle: debounced(150) },
  },
  'a load ends the wait': {
    fault: 'The first scroll after a load is not throttled.',
    fails: ['R9.4'],
    behaviour: newThrottleAfterLoad(),
  },
};
