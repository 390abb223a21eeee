/** Loads that start at the wrong offset (R4.2, R9.3). */

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
  'the first height': {
    fault: 'The threshold stays at 80 percent of the first 40 rows.',
    fails: ['R9.3'],
    behaviour: { isReached: ofFirstHeight() },
  },
};
