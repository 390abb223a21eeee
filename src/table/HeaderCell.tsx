import type { Column } from '@tanstack/react-table';
import { type KeyboardEvent, useId } from 'react';
import type { Contact } from '../contact/contact.ts';
import { precedenceInWords, type SortedColumn } from '../screen-reader/words.ts';
import type { features } from '../sorting/sorting.ts';

interface HeaderCellProps {
  column: Column<typeof features, Contact>;
  sort: readonly SortedColumn[];
}

/**
 * A header that sorts by its column when clicked (R2.3), or adds it with Shift (R2.5), and shows the
 * direction: a marker, `aria-sort` for the first column of the sort (R2.4), words for the others (B5).
 */
export function HeaderCell({ column, sort }: HeaderCellProps) {
  const words = useId();
  const onSort = column.getToggleSortingHandler();

  // Not by its click, since Firefox's reports no Shift; a held key sorts once (B4).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onSort?.(event);
  };

  // -1 if the column is not sorted.
  const sortIndex = column.getSortIndex();
  const direction = sort[sortIndex]?.direction;
  return (
    <th
      role="columnheader"
      scope="col"
      className={column.id}
      aria-sort={sortIndex === 0 ? direction : undefined}
    >
      <button type="button" onClick={onSort} onKeyDown={onKeyDown} aria-describedby={words}>
        {column.columnDef.header as string}
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
