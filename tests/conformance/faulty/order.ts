/** Orders that differ from the alphanumeric one (R9.5). */

import { byCodeUnits, byRuns, ignoringCase } from '../page/comparator.ts';
import type { FaultyPages } from '../page/differences.ts';

const collator = new Intl.Collator('en', { numeric: true });

/** The number of the load that added the row at `place`; 0 for the first rows. */
const loadOf = (place: number) => Math.max(0, Math.floor((place - 20) / 20));

export const order: FaultyPages = {
  'lexical order': {
    fault: 'Numbers are compared digit by digit: 10 before 9.',
    fails: ['R9.5'],
    behaviour: { compare: ignoringCase(byCodeUnits) },
  },
  'case-sensitive order': {
    fault: 'Upper case comes before lower case.',
    fails: ['R9.5'],
    behaviour: { compare: byRuns },
  },
  'order of the language': {
    fault: 'Values are compared by the rules of English.',
    fails: ['R9.5'],
    behaviour: { compare: collator.compare },
  },
  'new rows first': {
    fault: 'Among rows that tie, those of the last load come first.',
    fails: ['R9.5'],
    behaviour: { ties: (a, b) => loadOf(b) - loadOf(a) || a - b },
  },
  'ties reversed': {
    fault: 'A descending column reverses the order of rows that tie.',
    fails: ['R9.5'],
    behaviour: {
      ties: (a, b, [first]) => (first?.direction === 'descending' ? b - a : a - b),
    },
  },
};
