/** Loads that start at the wrong offset (R4.2, R9.3). */

import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { atPercent, type Geometry } from '../page/loading.ts';

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

export const trigger: FaultyPages = {
  '79 percent': {
    fault: 'A load starts at 79 percent.',
    fails: ['R9.3', 'R4.2'],
    behaviour: { isReached: atPercent(79) },
  },
  'the screen': {
    fault: 'The height of the screen is used instead of the window’s.',
    fails: ['R9.3', 'R4.2'],
    behaviour: {
      isReached: ({ scrollTop, scrollHeight }) => scrollTop + screen.height >= scrollHeight * 0.8,
    },
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
};
