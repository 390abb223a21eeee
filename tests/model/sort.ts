/** The sort after a click (R2.5, R4.6 to R4.8). */
import type { Sort } from '../driver/order.ts';
import type { Column } from '../driver/table.ts';
import { type Covered, transition } from './coverage.ts';

const begins = transition('@R2.3 @R4.7 A click sorts by its column, ascending');
const drops = transition('@R2.5 A plain click drops the other columns');
const adds = transition('@R2.5 @R4.8 A shift-click adds its column to the sort');
const turns = transition('@R4.7 @R4.8 The second click makes the column descending');
const removes = transition('@R4.7 @R4.8 The third click removes the column');

/** The sort after a click with Shift. */
export function cycled(sort: Sort, column: Column, enters?: Covered): Sort {
  const direction = sort.find((each) => each.column === column)?.direction;
  const entered = enters ?? (sort.length > 0 ? adds : begins);
  const covered = { none: entered, ascending: turns, descending: removes }[direction ?? 'none'];
  covered.count += 1;
  if (!direction) return [...sort, { column, direction: 'ascending' }];
  if (direction === 'descending') return sort.filter((each) => each.column !== column);
  return sort.map((each) => (each.column === column ? { column, direction: 'descending' } : each));
}

/**
 * The sorts that may follow a click without Shift. If its column was one of several, the specification only
 * says that the others go; this project's page cycles the column.
 */
export function sortsAfterClick(sort: Sort, column: Column, isOwn: boolean): readonly Sort[] {
  const own = sort.filter((each) => each.column === column);
  if (own.length < sort.length) drops.count += 1;
  const next = cycled(own, column, begins);
  if (isOwn || sort.length < 2 || own.length === 0) return [next];
  return [next, [{ column, direction: 'ascending' }], [{ column, direction: 'descending' }], []];
}
