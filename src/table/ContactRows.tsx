import type { Row } from '@tanstack/react-table';
import { memo, useRef } from 'react';
import { COLUMNS, type Contact } from '../contact/contact.ts';
import { useRowWindow } from '../row-window/rowWindow.ts';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import type { features } from '../sorting/sorting.ts';

interface ContactRowProps {
  contact: Contact;
  index: number;
}

/** One contact, its values verbatim (R2.2). The header has `aria-rowindex` 1. */
export const ContactRow = memo(function ContactRow({ contact, index }: ContactRowProps) {
  return (
    <tr role="row" aria-rowindex={index + 2}>
      {COLUMNS.map(({ field }) => (
        <td key={field} role="cell" className={field}>
          {contact[field]}
        </td>
      ))}
    </tr>
  );
});

interface ContactRowsProps {
  rows: readonly Row<typeof features, Contact>[];
  pageScroll: PageScroll;
}

/** The table's body: of `rows`, those near the view (B2), between two spacers without cells. */
export const ContactRows = memo(function ContactRows({ rows, pageScroll }: ContactRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end } = useRowWindow(rows, body, pageScroll);
  return (
    <tbody role="rowgroup" ref={body}>
      <tr className="spacer" aria-hidden="true" />
      {rows.slice(start, end).map((row, nth) => (
        <ContactRow key={row.id} contact={row.original} index={start + nth} />
      ))}
      <tr className="spacer" aria-hidden="true" />
    </tbody>
  );
});
