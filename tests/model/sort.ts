/** The sort after a click (R2.5, R4.6 to R4.8). */
import type { Sort } from '../driver/order.ts';
import type { Column } from '../driver/table.ts';

/** Ascending at its end, then descending, then without the column. */
function cycled(sort: Sort, column: Column): Sort {
  const direction = sort.find((each) => each.column === column)?.direction;
  if (!direction) return [...sort, { column, direction: 'ascending' }];
  if (direction === 'descending') return sort.filter((each) => each.column !== column);
  return sort.map((each) => (each.column === column ? { column, direction: 'descending' } : each));
}

/**
 * The sorts that may follow a click, which cycles its column: with Shift among the others, else alone. If it
 * was one of several, the specification only says that the others go, and another page may sort it ascending again.
 */
export function sortsAfterClick(
  sort: Sort,
  column: Column,
  hasShift: boolean,
  isOwn: boolean,
): readonly Sort[] {
  if (hasShift) return [cycled(sort, column)];
  const alone = sort.filter((each) => each.column === column);
  const next = cycled(alone, column);
  if (isOwn || sort.length < 2 || alone.length === 0) return [next];
  return [next, [{ column, direction: 'ascending' }], [{ column, direction: 'descending' }], []];
}
