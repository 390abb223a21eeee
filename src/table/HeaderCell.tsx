import { type KeyboardEvent, useId } from 'react';
import { placeInWords, type Sort } from '../screen-reader/words.ts';

interface HeaderCellProps {
  label: string;
  field: string;
  sort: Sort;
  /** The column's place in the sort, from 0; -1 if it is not sorted. */
  place: number;
  onSort: ((event: unknown) => void) | undefined;
}

/** Enter is a click each time it repeats: who is slow to let go would sort by chance (B4). */
function clickOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/**
 * A header that sorts by its column when clicked (R2.3) and tells the direction (R2.4, B4): by
 * `aria-sort` where the column is the first of the sort, and in words where it comes later (B5).
 */
export function HeaderCell({ label, field, sort, place, onSort }: HeaderCellProps) {
  const words = useId();
  const direction = sort[place]?.direction;
  return (
    <th
      role="columnheader"
      scope="col"
      className={field}
      aria-sort={place === 0 ? direction : undefined}
    >
      <button type="button" onClick={onSort} onKeyDown={clickOnce} aria-describedby={words}>
        {label}
        {place >= 0 && (
          <span className="marker" aria-hidden="true">
            {direction === 'descending' ? '▼' : '▲'}
          </span>
        )}
      </button>
      <span id={words} hidden>
        {place > 0 && placeInWords(sort, place)}
      </span>
    </th>
  );
}
