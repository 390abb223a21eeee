/** Clicks on headers with the wrong effect (R2.3, R2.5, R4.7, R4.8). */

import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { added, alone, type Direction, directionOf, type Field, type Turn } from '../page/sort.ts';

/** Descending, ascending, removed. */
const reversed: Turn = (direction) =>
  direction === undefined ? 'descending' : direction === 'descending' ? 'ascending' : undefined;

/** Each column remembers its direction. */
function goingOn(): Partial<Behaviour> {
  const directions = new Map<Field, Direction | undefined>();
  return {
    plainClick: (_, field, turn) => {
      const direction = turn(directions.get(field));
      directions.set(field, direction);
      return direction ? [{ field, direction }] : [];
    },
  };
}

export const sorting: FaultyPages = {
  'no removal': {
    fault: 'The third click sorts ascending again.',
    fails: ['R4.7', 'R2.4', 'R4.8', 'R9.6'],
    behaviour: { turn: (direction) => (direction === 'ascending' ? 'descending' : 'ascending') },
  },
  'phones descend first': {
    fault: 'The first click on Phone sorts descending.',
    fails: ['R4.7', 'R2.3'],
    behaviour: {
      plainClick: (sort, field, turn) => alone(sort, field, field === 'phone' ? reversed : turn),
    },
  },
  'shift ignored': {
    fault: 'A shift-click is a plain click.',
    fails: ['R2.5', 'R4.6', 'R4.8'],
    behaviour: { shiftClick: alone },
  },
  'shift removes all': {
    fault: 'The third shift-click on a column removes the whole sort.',
    fails: ['R4.8'],
    behaviour: {
      shiftClick: (sort, field, turn) =>
        turn(directionOf(sort, field)) ? added(sort, field, turn) : [],
    },
  },
  'two columns at most': {
    fault: 'A third column is not added.',
    fails: ['R4.8'],
    behaviour: { shiftClick: (...click) => added(...click).slice(0, 2) },
  },
  'columns go on': {
    fault: 'A column clicked again after another goes on where it was left.',
    fails: ['R4.7'],
    behaviour: goingOn(),
  },
  'plain click adding': {
    fault: 'A plain click adds its column to the sort.',
    fails: ['R2.5'],
    behaviour: { plainClick: added },
  },
};
