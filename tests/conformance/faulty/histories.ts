/** Pages that are wrong after a history that no example has: walks find them. */
import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { added, alone } from '../page/sort.ts';

/** After a load, a shift-click in a sorted list begins the sort again. */
function forgettingSort(): Partial<Behaviour> {
  let hasLoaded = false;
  return {
    loaded: () => {
      hasLoaded = true;
    },
    plainClick: (...click) => {
      hasLoaded = false;
      return alone(...click);
    },
    shiftClick: (sort, ...click) => (hasLoaded ? alone(sort, ...click) : added(sort, ...click)),
  };
}

export const histories: FaultyPages = {
  'a forgetful sort': {
    fault: 'After a load, a shift-click in a sorted list drops the other columns.',
    fails: ['R4.8'],
    ...forgettingSort(),
  },
};
