/** Sorts with the wrong precedence, and sorts that lose or duplicate rows (R4.6, R4.7). */

import type { FaultyPages } from '../page/differences.ts';
import { ordered } from '../page/sort.ts';

export const sortedRows: FaultyPages = {
  'precedence reversed': {
    fault: 'The last column clicked takes precedence.',
    fails: ['R4.6', 'R2.5'],
    behaviour: { order: (rows, sort, ...by) => ordered(rows, sort.toReversed(), ...by) },
  },
  'two columns sort': {
    fault: 'Only the first two columns sort; the others are merely marked.',
    fails: ['R4.6'],
    behaviour: { order: (rows, sort, ...by) => ordered(rows, sort.slice(0, 2), ...by) },
  },
  'a sort duplicates a row': {
    fault: 'While a column is sorted, the first row also replaces the second.',
    fails: ['R2.3', 'R4.6', 'R9.5'],
    behaviour: {
      order: (rows, sort, ...by) => {
        const [first, second, ...rest] = ordered(rows, sort, ...by);
        // A copy, since a row keeps its element.
        const copy = first && { ...first };
        return [first, sort.length ? copy : second, ...rest].flatMap((row) => row ?? []);
      },
    },
  },
  'a load drops the sort': {
    fault: 'After a load the rows are unsorted and no column is marked.',
    fails: ['R4.7', 'R9.5'],
    behaviour: { dropsSort: true },
  },
  'the sort becomes permanent': {
    fault: 'A load while sorted turns that order into the order of generation.',
    fails: ['R4.7'],
    behaviour: { grow: (_, loaded, shown) => [...shown, ...loaded] },
  },
};
