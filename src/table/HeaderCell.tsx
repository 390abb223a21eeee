import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
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
  const isKeyShifted = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    // Shift counts at the press: Space clicks at its release, and Firefox's clicks by keys report no Shift.
    if (!event.repeat) isKeyShifted.current = event.shiftKey && ['Enter', ' '].includes(event.key);
    // A held Enter repeats the click and would cycle the sort (B4).
    else if (event.key === 'Enter') event.preventDefault();
  };

  // A key released elsewhere clicks nothing.
  const onBlur = () => {
    isKeyShifted.current = false;
  };

  const onClick = ({ shiftKey }: MouseEvent) => {
    onSort?.({ shiftKey: shiftKey || isKeyShifted.current });
    isKeyShifted.current = false;
  };

  const direction = sort[sortIndex]?.direction;
  return (
    <th
      role="columnheader"
      scope="col"
      className={field}
      aria-sort={sortIndex === 0 ? direction : undefined}
    >
      <button type="button" {...{ onClick, onKeyDown, onBlur }} aria-describedby={words}>
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
