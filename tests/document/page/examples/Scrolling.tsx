import type { ReactNode } from 'react';
import type { Cells } from '../../../results/specification.ts';

/** Minimum width available to a table, on a phone 320 px wide, in px. */
const AVAILABLE = 220;
/** Width of a wide letter, and of a cell's padding and border, in px. */
const LETTER = 9;
const CELL = 21;

/** An upper estimate in px of the minimum width of a table whose cells break only between words. */
function minWidth(cells: Cells): number {
  const longest = (column: number) =>
    Math.max(
      ...cells.flatMap((row) => (row[column] ?? '').split(/[\s-]/).map(({ length }) => length)),
    );
  return (cells[0] ?? []).reduce((sum, _, column) => sum + longest(column) * LETTER + CELL, 0);
}

interface ScrollingProps {
  /** What the table contains, for screen readers. */
  label: string;
  cells: Cells;
  /** The table of these cells. */
  children: ReactNode;
}

/** Lets a table that is too wide scroll sideways, by keyboard as well. */
export function Scrolling({ label, cells, children }: ScrollingProps) {
  // A group, because hundreds of regions would be hundreds of landmarks.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="scrolling"
      role="group"
      aria-label={label}
      tabIndex={minWidth(cells) > AVAILABLE ? 0 : undefined}
    >
      {children}
    </div>
  );
}
