import type { ReactNode } from 'react';
import type { Cells } from '../specification.ts';

/** Least room for a table, on a phone 320 px wide. */
const ROOM = 220;
/** Of the widest usual letter of a table, and of a cell's padding and border; in px. */
const LETTER = 9;
const CELL = 21;

/** Least width of a table whose cells break between words alone, in px; rather too much. */
function leastWidth(cells: Cells): number {
  const longest = (column: number) =>
    Math.max(
      ...cells.flatMap((row) => (row[column] ?? '').split(/[\s-]/).map(({ length }) => length)),
    );
  return (cells[0] ?? []).reduce((sum, _, column) => sum + longest(column) * LETTER + CELL, 0);
}

interface ScrollingProps {
  /** What is in the table, for those who hear where they are. */
  label: string;
  cells: Cells;
  /** The table of these cells. */
  children: ReactNode;
}

/** Room for a table, which scrolls in it sideways where it is too wide; by keyboard as well. */
export function Scrolling({ label, cells, children }: ScrollingProps) {
  // A group, as hundreds of regions would be as many landmarks.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      className="scrolling"
      role="group"
      aria-label={label}
      tabIndex={leastWidth(cells) > ROOM ? 0 : undefined}
    >
      {children}
    </div>
  );
}
