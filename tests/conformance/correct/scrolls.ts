/** Other scroll handlers and throttles (R9.4). */

import type { CorrectPages } from '../page/differences.ts';
import type { Throttle } from '../page/loading.ts';
import { element } from '../page/table.ts';

/** Uses time stamps: a scroll `ms` after the last handled one is handled at once if `isDue(ms)`. */
const byTimeStamps =
  (isDue: (ms: number) => boolean): Throttle =>
  (handle) => {
    let last = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      timer = undefined;
      last = performance.now();
      handle();
    };
    return () => {
      const ms = performance.now() - last;
      if (isDue(ms)) run();
      else timer ??= setTimeout(run, 150 - ms);
    };
  };

export const scrolls: CorrectPages = {
  'a throttle by time stamps': {
    differs: 'A scroll is handled at once if 150 ms have passed since the last one.',
    behaviour: { throttle: byTimeStamps((ms) => ms >= 150) },
  },
  'more than 150 ms': {
    differs: 'A scroll exactly 150 ms after the last one waits for the next tick.',
    behaviour: { throttle: byTimeStamps((ms) => ms > 150) },
  },
  'a passive listener': {
    differs: 'The scroll listener is passive, and listens at the document in the capture phase.',
    behaviour: {
      listen: (handle) =>
        document.addEventListener('scroll', handle, { capture: true, passive: true }),
    },
  },
  'anchored scrolling': {
    differs: 'The browser anchors the scroll at a row.',
    behaviour: {
      opened: () => document.head.append(element('style', ':root { overflow-anchor: auto }')),
    },
  },
};
