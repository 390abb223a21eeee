/** Clicks on headers with the wrong effect, rows in the wrong order (R2.3, R2.5, R4.6 to R4.8, R9.5). */
import type { FaultyPages } from '../page/differences.ts';
import { added, alone, alphanumeric, byRuns, orderedBy, type Turn } from '../page/sort.ts';

/** Descending, ascending, removed. */
const reversed: Turn = (direction) =>
  direction === undefined ? 'descending' : direction === 'descending' ? 'ascending' : undefined;

const ordered = orderedBy(alphanumeric);
const collator = new Intl.Collator('en', { numeric: true });

export const sorting: FaultyPages = {
  'no removal': {
    fault: 'The third click sorts ascending again.',
    fails: ['R4.7', 'R2.4', 'R4.6', 'R4.8'],
    turn: (direction) => (direction === 'ascending' ? 'descending' : 'ascending'),
  },
  'phones descend first': {
    fault: 'The first click on Phone sorts descending.',
    fails: ['R4.7', 'R2.3'],
    plainClick: (sort, field, turn) => alone(sort, field, field === 'phone' ? reversed : turn),
  },
  'shift ignored': {
    fault: 'A shift-click is a plain click.',
    fails: ['R2.5', 'R4.6', 'R4.8'],
    shiftClick: alone,
  },
  'a forgetful sort': {
    fault: 'After a load, a shift-click is a plain click.',
    fails: ['R4.8'],
    shiftClick(...click) {
      return (this.rows.length > 40 ? alone : added)(...click);
    },
  },
  'plain click adding': {
    fault: 'A plain click adds its column to the sort.',
    fails: ['R2.5'],
    plainClick: added,
  },
  'precedence reversed': {
    fault: 'The last column clicked takes precedence.',
    fails: ['R4.6', 'R2.5'],
    order: (rows, sort) => ordered(rows, sort.toReversed()),
  },
  'a load drops the sort': {
    fault: 'After a load the rows are unsorted and no column is marked.',
    fails: ['R4.3', 'R9.5'],
    loaded() {
      this.sort = [];
      this.show();
    },
  },
  'case-sensitive order': {
    fault: 'Upper case comes before lower case.',
    fails: ['R9.5'],
    order: orderedBy(byRuns),
  },
  'order of the language': {
    fault: 'Values are compared by the rules of English.',
    fails: ['R9.5'],
    order: orderedBy(collator.compare),
  },
  'ties reversed': {
    fault: 'A descending column reverses the order of rows that tie.',
    fails: ['R9.5'],
    order: (rows, sort) =>
      ordered(sort[0]?.direction === 'descending' ? rows.toReversed() : rows, sort),
  },
};
