import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { placeInWords, type Sort } from '../screen-reader/words.ts';

interface HeaderCellProps {
  label: string;
  field: string;
  sort: Sort;
  /** The column's place in the sort, from 0; -1 if it is not sorted. */
  place: number;
  onSort: ((event: { shiftKey: boolean }) => void) | undefined;
}

/**
 * A header that sorts by its column when clicked (R2.3) and tells the direction (R2.4, B4): by
 * `aria-sort` where the column is the first of the sort, and in words where it comes later (B5).
 */
export function HeaderCell({ label, field, sort, place, onSort }: HeaderCellProps) {
  const words = useId();
  const isKeyShifted = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    // Firefox leaves Shift out of a click by keyboard.
    isKeyShifted.current = event.shiftKey && /^(?:Enter| )$/.test(event.key);
    // A held Enter repeats the click and would cycle the sort (B4).
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  };

  const onClick = ({ shiftKey, detail }: MouseEvent) => {
    const isByKey = detail === 0;
    onSort?.({ shiftKey: shiftKey || (isByKey && isKeyShifted.current) });
    isKeyShifted.current = false;
  };

  const direction = sort[place]?.direction;
  return (
    <th
      role="columnheader"
      scope="col"
      className={field}
      aria-sort={place === 0 ? direction : undefined}
    >
      <button type="button" onClick={onClick} onKeyDown={onKeyDown} aria-describedby={words}>
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
