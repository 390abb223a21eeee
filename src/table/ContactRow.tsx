import { memo } from 'react';
import { COLUMNS } from '../contact/columns.ts';
import type { Contact } from '../contact/contact.ts';

interface ContactRowProps {
  contact: Contact;
  /** Place of the row in the list, from 0. */
  index: number;
}

/** One contact, its values verbatim (R2.2). The header row is row 1 to `aria-rowindex`. */
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
