/** Scrolls that are handled too often, too seldom or by the wrong clock (R9.4). */
import { atPercent, type Throttle, throttled } from '../page/loading.ts';
import type { Twin } from '../page/twin.ts';
import type { Variant } from '../variants.ts';

/** Handles the first scroll at once, and the last when none has come for `ms`. */
const debounced =
  (ms: number): Throttle =>
  (handle) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsked = false;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        if (!isAsked) return;
        isAsked = false;
        handle();
        wait();
      }, ms);
    };
    return () => {
      if (timer === undefined) handle();
      else isAsked = true;
      wait();
    };
  };

/** Goes by the furthest offset that the reader has scrolled to since the page opened. */
function byFurthest(): Partial<Twin> {
  let furthest = 0;
  return {
    opened: () => {
      const note = () => {
        furthest = Math.max(furthest, window.scrollY);
      };
      // While the event is still on its way to those who handle it.
      window.addEventListener('scroll', note, { capture: true });
    },
    isReached: (geometry) => atPercent(80)({ ...geometry, scrollTop: furthest }),
  };
}

/** Begins with a new throttle after each load. */
function newThrottleAfterLoad(): Partial<Twin> {
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

export const throttle: readonly Variant[] = [
  {
    name: 'no throttle',
    wrong: 'Every scroll is handled at once.',
    fails: ['R9.4'],
    twin: { throttle: (handle) => handle },
  },
  {
    name: '140 ms',
    wrong: 'The throttle is 140 ms.',
    fails: ['R9.4'],
    twin: { throttle: throttled(140) },
  },
  {
    name: '160 ms',
    wrong: 'The throttle is 160 ms.',
    fails: ['R9.4'],
    twin: { throttle: throttled(160) },
  },
  {
    name: 'no first call',
    wrong: 'The first scroll waits for its 150 ms.',
    fails: ['R9.4', 'R2.6', 'R4.2'],
    twin: { throttle: throttled(150, { leading: false }) },
  },
  {
    name: 'no last call',
    wrong: 'The last scroll of a burst is lost.',
    fails: ['R9.4'],
    twin: { throttle: throttled(150, { trailing: false }) },
  },
  {
    name: 'handled a frame late',
    wrong: 'A scroll is handled on the next frame, not at once.',
    fails: ['R9.4', 'R4.2'],
    twin: { throttle: (handle) => throttled(150)(() => requestAnimationFrame(handle)) },
  },
  {
    name: 'debounced',
    wrong: 'Each scroll of a burst puts the handling off by another 150 ms.',
    fails: ['R9.4'],
    twin: { throttle: debounced(150) },
  },
  {
    name: 'a load ends the wait',
    wrong: 'The first scroll after a load is handled at once, however early.',
    fails: ['R9.4'],
    twin: newThrottleAfterLoad(),
  },
  {
    name: 'the furthest scroll',
    wrong: 'A burst is handled by its furthest scroll, not by its last.',
    fails: ['R9.4'],
    twin: byFurthest(),
  },
];
