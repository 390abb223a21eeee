import type { Row } from '@tanstack/react-table';
import type { Contact } from '../contact/contact.ts';
import { usePrinting } from '../paper/usePrinting.ts';
import type { features } from '../sorting/sorting.ts';
import { ContactRow } from './ContactRow.tsx';

/** The table's body on paper: every row (B12). The one on the screen stays as it is meanwhile. */
export function PaperRows({ rows }: { rows: readonly Row<typeof features, Contact>[] }) {
  return (
    usePrinting() && (
      <tbody role="rowgroup" className="paper">
        {rows.map((row, index) => (
          <ContactRow key={row.id} contact={row.original} index={index} />
        ))}
      </tbody>
    )
  );
}
