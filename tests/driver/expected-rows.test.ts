import assert from 'node:assert/strict';
import test from 'node:test';
import { ExpectedRows, type PlacedRow } from './expected-rows.ts';
import type { Sort } from './order.ts';

/** Rows with these names from a place on; their uuids are their names with a number, as in 'Al 2'. */
const rows = (names: string, from = 0) =>
  names.split(', ').map((uuid, nth): PlacedRow => {
    const Name = uuid.replace(/ \d/, '');
    return [from + nth, { UUID: uuid, Name, Address: 'Ohio', Phone: '555' }];
  });

const BY_NAME: Sort = [{ column: 'Name', direction: 'ascending' }];
const GENERATED = rows('Di, Al 1, Cy, Al 2');
const SORTED = rows('Al 1, Al 2, Cy, Di');
const CHANGED: PlacedRow = [3, { UUID: 'Di', Name: 'Do', Address: 'Ohio', Phone: '555' }];

/** The fault in a part of so many rows, or in all of them, of a page that has shown four, unsorted and sorted. */
function faultIn(sort: Sort, count: number, seen: readonly PlacedRow[], isAll: boolean) {
  const known = new ExpectedRows();
  known.learn(GENERATED, false);
  try {
    known.expectSorted(BY_NAME, SORTED);
    known.expectKept(BY_NAME, SORTED, 4, true);
    if (sort.length === 0) known.expectGenerated(seen);
    else known.expectSorted(sort, seen);
    known.expectKept(sort, seen, count, isAll);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A message, the rows with that fault, and whether they are all that the page has. */
type Fault = readonly [
  message: RegExp,
  Sort,
  count: number,
  rows: readonly PlacedRow[],
  isAll?: true,
];

const FAULTS: Record<string, Fault> = {
  'a new row in the place of one': [/^- Expected/m, [], 4, rows('Di, Al 1, Cy, Ed')],
  'a row of the list at the place of a new one': [/^- Expected/m, [], 5, rows('Di', 4)],
  'a new row before one that it ties with': [/tie/, BY_NAME, 5, rows('Al 3, Al 1')],
  'a row lost': [/lost or changed/, BY_NAME, 4, rows('Al 1, Al 2, Cy'), true],
  'a new row instead of one': [/contacts so far/, BY_NAME, 4, rows('Al 1, Al 2, Cy, Ed')],
  'a value changed': [/lost or changed/, BY_NAME, 4, [CHANGED]],
};

for (const [title, [message, sort, count, seen, isAll = false]] of Object.entries(FAULTS))
  test(`a fault: ${title}`, () => assert.match(`${faultIn(sort, count, seen, isAll)}`, message));

test('a part of the list, and a list with new rows, can be right', () => {
  assert.equal(faultIn(BY_NAME, 6, rows('Al 2, Bo, Cy', 1), false), undefined);
  assert.equal(faultIn(BY_NAME, 4, SORTED, true), undefined);
  assert.equal(faultIn([], 5, rows('Al 2, Ed', 3), false), undefined);
});
