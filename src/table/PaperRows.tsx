import type { Row } from '@tanstack/react-table';
import { COLUMNS } from '../contact/columns.ts';
import type { Contact } from '../contact/contact.ts';
import { usePrinting } from '../paper/usePrinting.ts';
import type { features } from '../sorting/sorting.ts';
import { ContactRow } from './ContactRow.tsx';

/** Rows that browsers print in seconds; with ten times as many Chromium fails. */
const MAX_PAPER_ROWS = 10_000;

/**
 * The table's body on paper: every row, or the first ones and how many more there are (B12). The one on
 * the screen stays as it is meanwhile.
 */
export function PaperRows({ rows }: { rows: readonly Row<typeof features, Contact>[] }) {
  const left = rows.length - MAX_PAPER_ROWS;
  return (
    usePrinting() && (
      <tbody role="rowgroup" className="paper">
        {rows.slice(0, MAX_PAPER_ROWS).map((row, index) => (
          <ContactRow key={row.id} contact={row.original} index={index} />
        ))}
        {left > 0 && (
          <tr role="row">
            <td role="cell" colSpan={COLUMNS.length}>
              Not printed: {left} more {left === 1 ? 'contact' : 'contacts'}
            </td>
          </tr>
        )}
      </tbody>
    )
  );
}
