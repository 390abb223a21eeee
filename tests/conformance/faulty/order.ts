/** Rows in the wrong order: wrong precedence, comparator or ties, sorts lost by a load (R4.6, R4.7, R9.5). */
import { plain } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { alphanumeric, byRuns, orderedBy } from '../page/sort.ts';

const collator = new Intl.Collator('en', { numeric: true });

/** The number of the load that added the row at `place`; 0 for the first rows. */
const loadOf = (place: number) => Math.max(0, Math.floor((place - 20) / 20));

export const order: FaultyPages = {
  'precedence reversed': {
    fault: 'The last column clicked takes precedence.',
    fails: ['R4.6', 'R2.5'],
    behaviour: { order: (rows, sort) => plain.order(rows, sort.toReversed()) },
  },
  'two columns sort': {
    fault: 'Only the first two columns sort; the others are merely marked.',
    fails: ['R4.6'],
    behaviour: { order: (rows, sort) => plain.order(rows, sort.slice(0, 2)) },
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
  'case-sensitive order': {
    fault: 'Upper case comes before lower case.',
    fails: ['R9.5'],
    behaviour: { order: orderedBy(byRuns) },
  },
  'order of the language': {
    fault: 'Values are compared by the rules of English.',
    fails: ['R9.5'],
    behaviour: { order: orderedBy(collator.compare) },
  },
  'new rows first': {
    fault: 'Among rows that tie, those of the last load come first.',
    fails: ['R9.5'],
    behaviour: { order: orderedBy(alphanumeric, (a, b) => loadOf(b) - loadOf(a) || a - b) },
  },
  'ties reversed': {
    fault: 'A descending column reverses the order of rows that tie.',
    fails: ['R9.5'],
    behaviour: {
      order: orderedBy(alphanumeric, (a, b, [first]) =>
        first?.direction === 'descending' ? b - a : a - b,
      ),
    },
  },
};
