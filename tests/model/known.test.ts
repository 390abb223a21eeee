import assert from 'node:assert/strict';
import test from 'node:test';
import type { Sort } from '../driver/order.ts';
import { Known, type Rendered } from './known.ts';

const BY_NAME: Sort = [{ column: 'Name', direction: 'ascending' }];

/** Rows with these names from a place on; their uuids are their names unless they have one, as in 'Al 2'. */
const rows = (names: readonly string[], from = 0): Rendered[] =>
  names.map((name, nth) => {
    const [text = ''] = name.split(' ');
    return { place: from + nth, cells: [name, text, 'Ohio', '555'] };
  });

/** The point that the last of these views breaks; the others break none. */
function faultIn(...views: readonly (readonly [Sort, number, Rendered[]])[]): string | undefined {
  const known = new Known();
  const faults = views.map(([sort, count, rendered]) => known.see(sort, count, rendered)?.id);
  assert.deepEqual(
    faults.slice(0, -1),
    views.slice(1).map(() => undefined),
  );
  return faults.at(-1);
}

const FOUR = ['Di', 'Al', 'Cy', 'Bo'];

test('a list may be unsorted, sorted, longer, unsorted again, and shown in part', () => {
  const sorted = ['Al', 'Bo', 'Cy', 'Di', 'Ed'];
  const fault = faultIn(
    [[], 4, rows(FOUR)],
    [BY_NAME, 4, rows(['Al', 'Bo', 'Cy', 'Di'])],
    [BY_NAME, 5, rows(sorted)],
    [BY_NAME, 9, rows(['Cy', 'Di'], 4)],
    [[], 9, rows(['Ed', 'Flo'], 4)],
  );
  assert.equal(fault, undefined);
});

test('ties keep the order of generation', () => {
  const known = [[], 3, rows(['Al 1', 'Al 2', 'Bo'])] as const;
  assert.equal(faultIn(known, [BY_NAME, 3, rows(['Al 1', 'Al 2', 'Bo'])]), undefined);
  assert.equal(faultIn(known, [BY_NAME, 3, rows(['Al 2', 'Al 1', 'Bo'])]), 'R4.7');
});

const FAULTS: Record<string, readonly [id: string, Sort, number, Rendered[]]> = {
  'a row twice': ['R3.2', [], 4, rows(['Di', 'Al', 'Al', 'Bo'])],
  'another order of generation': ['R4.7', [], 4, rows(['Di', 'Cy', 'Al', 'Bo'])],
  'a new row in the place of one': ['R4.3', [], 4, rows(['Di', 'Al', 'Cy', 'Ed'])],
  'neighbours in the wrong order': ['R4.7', BY_NAME, 4, rows(['Bo', 'Al', 'Cy', 'Di'])],
  'a part that belongs further down': ['R4.7', BY_NAME, 6, rows(['Cy', 'Di'])],
  'a row lost': ['R4.3', BY_NAME, 4, rows(['Al', 'Bo', 'Cy', 'Ed'])],
  'a value changed': ['R4.3', [], 1, [{ place: 0, cells: ['Di', 'Do', 'Ohio', '555'] }]],
  'a value gone': ['R2.2', [], 5, [{ place: 4, cells: ['Ed', 'Ed', '', '555'] }]],
};

for (const [title, [id, ...view]] of Object.entries(FAULTS))
  test(`a fault: ${title}`, () => assert.equal(faultIn([[], 4, rows(FOUR)], view), id));
