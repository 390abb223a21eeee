/** Direction of a sorted column, as the table library names it. */
export type Direction = 'asc' | 'desc';

const MARKER: Record<Direction, string> = { asc: '▲', desc: '▼' };
const ARIA_SORT: Record<Direction, 'ascending' | 'descending'> = {
  asc: 'ascending',
  desc: 'descending',
};

interface HeaderCellProps {
  label: string;
  field: string;
  /** The column's direction, if it is sorted. */
  direction: Direction | false;
  /** Whether the column is the first of the sort, the one that `aria-sort` belongs to. */
  first: boolean;
  onSort: ((event: unknown) => void) | undefined;
}

/** A header that sorts by its column when clicked (R2.3) and tells the direction (R2.4, B4). */
export function HeaderCell({ label, field, direction, first, onSort }: HeaderCellProps) {
  return (
    <th
      scope="col"
      className={field}
      {...(first && direction && { 'aria-sort': ARIA_SORT[direction] })}
    >
      <button type="button" onClick={onSort}>
        {label}
        {direction && (
          <span className="marker" aria-hidden="true">
            {MARKER[direction]}
          </span>
        )}
      </button>
    </th>
  );
}
