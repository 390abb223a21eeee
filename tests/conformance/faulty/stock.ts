/** Faults of pages on the usual stack. */

import { alphanumeric } from '../page/comparator.ts';
import type { FaultyPages } from '../page/differences.ts';
import { ordered } from '../page/sort.ts';

export const stock: FaultyPages = {
  'stock, one column sorts': {
    fault: 'With TanStack Table, only the first column sorts; the others are just marked.',
    fails: ['R4.6'],
    stock: {
      order: (rows, sort) => ordered(rows, sort.slice(0, 1), alphanumeric, (a, b) => a - b),
    },
  },
  'stock, ties reversed': {
    fault: 'With TanStack Table, a descending column reverses the order of rows that tie.',
    fails: ['R9.5'],
    stock: {
      order: (rows, sort) =>
        ordered(rows, sort, alphanumeric, (a, b) =>
          sort[0]?.direction === 'descending' ? b - a : a - b,
        ),
    },
  },
  'stock, a far end': {
    fault: 'With TanStack Table, the list ends at 600 rows.',
    fails: ['R2.8'],
    stock: { end: 600 },
  },
};
