/** Loads that start at the wrong offset, and scrolls handled too often, too rarely or too late (R4.2, R9.3, R9.4). */
import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { atPercent, type Geometry, type Throttle, throttled } from '../page/loading.ts';

/** Reached at 80 percent of the page's initial height. */
function ofFirstHeight() {
  let first: number | undefined;
  return (now: Geometry) => {
    first ??= now.scrollHeight;
    return atPercent(80)({ ...now, scrollHeight: first });
  };
}

/** Reached at 80 percent, as if the window had kept its initial height. */
function inFirstWindow(): Partial<Behaviour> {
  let clientHeight = 0;
  return {
    opened: () => {
      ({ clientHeight } = document.documentElement);
    },
    isReached: (now) => atPercent(80)({ ...now, clientHeight }),
  };
}

/** Reached at 80 percent, unless the page has moved by less than 30 px since the last time. */
function inLargeSteps() {
  let last = 0;
  return (now: Geometry) => {
    const moved = Math.abs(now.scrollTop - last);
    last = now.scrollTop;
    return moved >= 30 && atPercent(80)(now);
  };
}

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

export const scrolls: FaultyPages = {
  '79 percent': {
    fault: 'A load starts at 79 percent.',
    fails: ['R9.3', 'R4.2'],
    behaviour: { isReached: atPercent(79) },
  },
  'the first window': {
    fault: 'The height that the window had at first is used.',
    fails: ['R9.3'],
    behaviour: inFirstWindow(),
  },
  'large steps only': {
    fault: 'A scroll by less than 30 px is ignored.',
    fails: ['R4.2'],
    behaviour: { isReached: inLargeSteps() },
  },
  'the first height': {
    fault: 'The threshold stays at 80 percent of the first 40 rows.',
    fails: ['R9.3'],
    behaviour: { isReached: ofFirstHeight() },
  },
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
