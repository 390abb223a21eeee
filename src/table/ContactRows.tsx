import type { Row } from '@tanstack/react-table';
import { useRef } from 'react';
import type { Contact } from '../contact/contact.ts';
import { useRowWindow } from '../row-window/useRowWindow.ts';
import type { features } from '../sorting/sorting.ts';
import { ContactRow } from './ContactRow.tsx';
import { Spacer } from './Spacer.tsx';

/** The table's body: of `rows`, those near the view (B2). */
export function ContactRows({ rows }: { rows: readonly Row<typeof features, Contact>[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end, before, after } = useRowWindow(rows, body);
  return (
    <tbody role="rowgroup" ref={body}>
      <Spacer height={before} />
      {rows.slice(start, end).map((row, nth) => (
        <ContactRow key={row.id} contact={row.original} index={start + nth} />
      ))}
      <Spacer height={after} />
    </tbody>
  );
}
