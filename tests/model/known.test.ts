import assert from 'node:assert/strict';
import test from 'node:test';
import type { Sort } from '../driver/order.ts';
import { Known } from './known.ts';

/** Rows with these names from a place on; their uuids are their names with a number, as in 'Al 2'. */
const rows = (names: string, from = 0) =>
  names.split(', ').map((name, nth) => {
    return { place: from + nth, cells: [name, name.replace(/ \d/, ''), 'Ohio', '555'] };
  });

const BY_NAME: Sort = [{ column: 'Name', direction: 'ascending' }];
const GENERATED = rows('Di, Al 1, Cy, Al 2');

const FAULTS: Record<string, readonly [id: string, Sort, number, typeof GENERATED]> = {
  'a row twice': ['R3.2', [], 4, rows('Di, Al 1, Al 1, Al 2')],
  'another order of generation': ['R4.7', [], 4, rows('Di, Cy, Al 1, Al 2')],
  'a new row in the place of one': ['R4.3', [], 4, rows('Di, Al 1, Cy, Ed')],
  'neighbours in the wrong order': ['R4.7', BY_NAME, 4, rows('Al 1, Al 2, Di, Cy')],
  'ties in another order': ['R4.7', BY_NAME, 4, rows('Al 2, Al 1, Cy, Di')],
  'a part that belongs further down': ['R4.7', BY_NAME, 6, rows('Cy, Di')],
  'a row lost': ['R4.3', BY_NAME, 4, rows('Al 1, Al 2, Cy, Ed')],
  'a value changed': ['R4.3', [], 1, [{ place: 0, cells: ['Di', 'Do', 'Ohio', '555'] }]],
  'a value gone': ['R2.2', [], 5, [{ place: 4, cells: ['Ed', 'Ed', '', '555'] }]],
};

for (const [title, [id, ...view]] of Object.entries(FAULTS))
  test(`a fault: ${title}`, () => {
    const known = new Known();
    assert.equal(known.see([], 4, GENERATED), undefined);
    assert.equal(known.see(BY_NAME, 4, rows('Al 1, Al 2, Cy, Di')), undefined);
    assert.equal(known.see(...view)?.id, id);
  });
