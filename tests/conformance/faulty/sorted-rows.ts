/** Sorts with the wrong precedence, and sorts that lose or duplicate rows (R4.6, R4.7). */

import type { Variant } from '../faulty.ts';
import { ordered } from '../page/sort.ts';
import type { Twin } from '../page/twin.ts';

/** Reverses the order of generation once the rows have been sorted. */
function reversedOnceSorted(): Partial<Twin> {
  let wasSorted = false;
  return {
    order: (rows, sort, ...by) => {
      wasSorted ||= sort.length > 0;
      return sort.length > 0 || !wasSorted ? ordered(rows, sort, ...by) : rows.toReversed();
    },
  };
}

export const sortedRows: readonly Variant[] = [
  {
    name: 'precedence reversed',
    wrong: 'The last column clicked takes precedence.',
    fails: ['R4.6', 'R2.5'],
    twin: { order: (rows, sort, ...by) => ordered(rows, sort.toReversed(), ...by) },
  },
  {
    name: 'one column sorts',
    wrong: 'Only the first column sorts; the others are merely marked.',
    fails: ['R4.6'],
    twin: { order: (rows, sort, ...by) => ordered(rows, sort.slice(0, 1), ...by) },
  },
  {
    name: 'two columns sort',
    wrong: 'Only the first two columns sort; the others are merely marked.',
    fails: ['R4.6'],
    twin: { order: (rows, sort, ...by) => ordered(rows, sort.slice(0, 2), ...by) },
  },
  {
    name: 'the third before the second',
    wrong: 'Of three columns the third takes precedence over the second.',
    fails: ['R4.6'],
    twin: {
      order: (rows, [first, ...others], ...by) =>
        ordered(rows, first ? [first, ...others.toReversed()] : [], ...by),
    },
  },
  {
    name: 'others ascend',
    wrong: 'Every column but the first ascends, whatever its marker says.',
    fails: ['R4.6'],
    twin: {
      order: (rows, sort, ...by) => {
        const ascending = sort.map(({ field, direction }, nth) => ({
          field,
          direction: nth === 0 ? direction : ('ascending' as const),
        }));
        return ordered(rows, ascending, ...by);
      },
    },
  },
  {
    name: 'the direction of the first',
    wrong: 'A descending first column reverses the others, too.',
    fails: ['R4.6'],
    twin: {
      order: (rows, sort, ...by) => {
        const isReversed = sort[0]?.direction === 'descending';
        const turned = sort.map(({ field, direction }, nth) => ({
          field,
          direction:
            nth > 0 && isReversed
              ? ({ ascending: 'descending', descending: 'ascending' } as const)[direction]
              : direction,
        }));
        return ordered(rows, turned, ...by);
      },
    },
  },
  {
    name: 'precedence by position',
    wrong: 'The precedence of columns is their order on the page.',
    fails: ['R2.5', 'R4.6'],
    twin: {
      order: (rows, sort, ...by) => {
        const places = ['uuid', 'name', 'address', 'phone'];
        const placed = sort.toSorted((a, b) => places.indexOf(a.field) - places.indexOf(b.field));
        return ordered(rows, placed, ...by);
      },
    },
  },
  {
    name: 'a sort loses a row',
    wrong: 'While a column is sorted, the last row is not shown.',
    fails: ['R2.3', 'R4.6', 'R9.5'],
    twin: {
      order: (rows, sort, ...by) =>
        ordered(rows, sort, ...by).slice(0, sort.length ? -1 : undefined),
    },
  },
  {
    name: 'a sort duplicates a row',
    wrong: 'While a column is sorted, the first row also replaces the second.',
    fails: ['R2.3', 'R4.6', 'R9.5'],
    twin: {
      order: (rows, sort, ...by) => {
        const [first, second, ...rest] = ordered(rows, sort, ...by);
        return [first, sort.length ? first : second, ...rest].flatMap((row) => row ?? []);
      },
    },
  },
  {
    name: 'a load drops the sort',
    wrong: 'After a load the rows are unsorted and no column is marked.',
    fails: ['R4.7', 'R9.5'],
    twin: { dropsSort: true },
  },
  {
    name: 'new rows unsorted',
    wrong: 'Rows loaded while sorted are added at the end.',
    fails: ['R4.7', 'R9.5'],
    twin: {
      order: (rows, sort, ...by) => [...ordered(rows.slice(0, 40), sort, ...by), ...rows.slice(40)],
    },
  },
  {
    name: 'the sort becomes permanent',
    wrong: 'A load while sorted turns that order into the order of generation.',
    fails: ['R4.7'],
    twin: { grow: (_, loaded, shown) => [...shown, ...loaded] },
  },
  {
    name: 'reversed for good',
    wrong: 'The third click leaves the rows in the reversed order of generation.',
    fails: ['R4.7', 'R9.6'],
    twin: reversedOnceSorted(),
  },
];
