/** The sort after a click (R2.5, R4.6 to R4.8). */
import type { Sort } from '../driver/order.ts';
import type { Column } from '../driver/table.ts';

/** The sort after a click with Shift: ascending at its end, then descending, then without the column. */
export function cycled(sort: Sort, column: Column): Sort {
  const direction = sort.find((each) => each.column === column)?.direction;
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
  const next = cycled(own, column);
  if (isOwn || sort.length < 2 || own.length === 0) return [next];
  return [next, [{ column, direction: 'ascending' }], [{ column, direction: 'descending' }], []];
}
