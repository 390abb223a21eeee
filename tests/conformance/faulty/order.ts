/** Orders that differ from the alphanumeric one (R9.5). */

import type { Variant } from '../faulty.ts';
import {
  alphanumeric,
  byCodeUnits,
  byRuns,
  byValue,
  type Comparator,
  ignoringCase,
} from '../page/comparator.ts';
import { ordered } from '../page/sort.ts';

const collator = new Intl.Collator('en', { numeric: true });

const lettersOf = (text: string) => text.replace(/[^a-z0-9]/gi, '');

/** The number of the load that added the row at `place`; 0 for the first rows. */
const loadOf = (place: number) => Math.max(0, Math.floor((place - 20) / 20));

/** Compares what a value begins with, up to `mark`, last. */
const restFirst =
  (mark: string): Comparator =>
  (a, b) => {
    const rest = (text: string) => text.slice(text.indexOf(mark) + mark.length);
    return alphanumeric(rest(a), rest(b)) || alphanumeric(a, b);
  };

/** Compares values of a form in one way, and all others alphanumerically. */
const wherever =
  (form: RegExp, compare: Comparator): Comparator =>
  (a, b) =>
    form.test(a) && form.test(b) ? compare(a, b) : alphanumeric(a, b);

export const order: readonly Variant[] = [
  {
    name: 'lexical order',
    wrong: 'Numbers are compared digit by digit: 10 before 9.',
    fails: ['R9.5'],
    twin: { compare: ignoringCase(byCodeUnits) },
  },
  {
    name: 'case-sensitive order',
    wrong: 'Upper case comes before lower case.',
    fails: ['R9.5'],
    twin: { compare: byRuns(byValue) },
  },
  {
    name: 'length order',
    wrong: 'Shorter values come first.',
    fails: ['R9.5', 'R2.3'],
    twin: { compare: (a, b) => a.length - b.length || alphanumeric(a, b) },
  },
  {
    name: 'digits first',
    wrong: 'Digits come before text.',
    fails: ['R9.5'],
    twin: { compare: ignoringCase(byRuns(byValue, false)) },
  },
  {
    name: 'order of the language',
    wrong: 'Values are compared by the rules of English.',
    fails: ['R9.5'],
    twin: { compare: collator.compare },
  },
  {
    name: 'order of the first letter',
    wrong: 'Only the first character is compared.',
    fails: ['R9.5', 'R2.3'],
    twin: { compare: (a, b) => alphanumeric(a.slice(0, 1), b.slice(0, 1)) },
  },
  {
    name: 'punctuation ignored',
    wrong: 'Only letters and digits are compared.',
    fails: ['R9.5'],
    twin: { compare: (a, b) => alphanumeric(lettersOf(a), lettersOf(b)) },
  },
  {
    name: 'phones by their digits',
    wrong: 'Phones are compared by their digits alone.',
    fails: ['R9.5', 'R2.3'],
    twin: {
      compare: wherever(/^[-+(). \dx]+$/, (a, b) =>
        byCodeUnits(a.replace(/\D/g, ''), b.replace(/\D/g, '')),
      ),
    },
  },
  {
    name: 'uuids as text',
    wrong: 'UUIDs are compared character by character.',
    fails: ['R9.5', 'R2.3'],
    twin: { compare: wherever(/^[-\da-f]{36}$/, byCodeUnits) },
  },
  {
    name: 'addresses by city',
    wrong: 'Addresses are compared from their second part on.',
    fails: ['R9.5', 'R2.3'],
    twin: { compare: wherever(/, /, restFirst(', ')) },
  },
  {
    name: 'last names first',
    wrong: 'Names are compared by their last names first.',
    fails: ['R9.5', 'R2.3'],
    twin: { compare: wherever(/^\D+$/, restFirst(' ')) },
  },
  {
    name: 'ties by uuid',
    wrong: 'Rows that tie are sorted by their UUIDs.',
    fails: ['R9.5'],
    twin: {
      order: (rows, sort, ...by) =>
        ordered(
          rows,
          sort.length ? [...sort, { field: 'uuid', direction: 'ascending' }] : [],
          ...by,
        ),
    },
  },
  {
    name: 'ties in any order',
    wrong: 'Rows that tie are mixed.',
    fails: ['R9.5'],
    twin: { ties: (a, b) => ((a * 37) % 101) - ((b * 37) % 101) },
  },
  {
    name: 'new rows first',
    wrong: 'Among rows that tie, those of the last load come first.',
    fails: ['R9.5'],
    twin: { ties: (a, b) => loadOf(b) - loadOf(a) || a - b },
  },
  {
    name: 'unstable ties',
    wrong: 'Among rows that tie, the last one generated comes first.',
    fails: ['R9.5'],
    twin: { ties: (a, b) => b - a },
  },
  {
    name: 'ties reversed',
    wrong: 'A descending column reverses the order of rows that tie.',
    fails: ['R9.5'],
    twin: { ties: (a, b, [first]) => (first?.direction === 'descending' ? b - a : a - b) },
  },
];
