import { type KeyboardEvent, useId } from 'react';
import { precedenceInWords, type SortedColumn } from '../screen-reader/words.ts';

interface HeaderCellProps {
  label: string;
  field: string;
  sort: readonly SortedColumn[];
  /** The column's index in the sort; -1 if it is not sorted. */
  sortIndex: number;
  onSort: ((event: { shiftKey: boolean }) => void) | undefined;
}

/**
 * A header that sorts by its column when clicked (R2.3), or adds it with Shift (R2.5), and shows the
 * direction: a marker, `aria-sort` for the first column of the sort (R2.4), words for the others (B5).
 */
export function HeaderCell({ label, field, sort, sortIndex, onSort }: HeaderCellProps) {
  const words = useId();

  // Not by its click, since Firefox's reports no Shift; a held key sorts once (B4).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onSort?.(event);
  };

  const direction = sort[sortIndex]?.direction;
  return (
    <th
      role="columnheader"
      scope="col"
      className={field}
      aria-sort={sortIndex === 0 ? direction : undefined}
    >
      <button type="button" onClick={onSort} onKeyDown={onKeyDown} aria-describedby={words}>
        {label}
        {sortIndex >= 0 && (
          <span className="marker" aria-hidden="true">
            {direction === 'descending' ? '▼' : '▲'}
          </span>
        )}
      </button>
      <span id={words} hidden>
        {sortIndex > 0 && precedenceInWords(sort, sortIndex)}
      </span>
    </th>
  );
}
