import { useTable } from '@tanstack/react-table';
import { useRef } from 'react';
import type { Contact } from '../contact/contact.ts';
import { features, getRowId, sortableColumns } from '../sorting/sorting.ts';
import { ContactRow } from './ContactRow.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { Spacer } from './Spacer.tsx';
import { useRowWindow } from './useRowWindow.ts';

/** The sortable table of `contacts`; only the rows near the view are in the document. */
export function ContactTable({ contacts }: { contacts: readonly Contact[] }) {
  const table = useTable({ features, columns: sortableColumns, data: contacts, getRowId });
  const rows = table.getRowModel().rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const { virtualizer, before, after } = useRowWindow(rows, body);

  return (
    <table aria-rowcount={rows.length + 1}>
      <caption>Sample contacts</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={1}>
            {group.headers.map(({ column }) => (
              <HeaderCell
                key={column.id}
                label={column.columnDef.header as string}
                field={column.id}
                direction={column.getIsSorted()}
                first={column.getSortIndex() === 0}
                onSort={column.getToggleSortingHandler()}
              />
            ))}
          </tr>
        ))}
      </thead>
      <tbody ref={body}>
        <Spacer height={before} />
        {virtualizer.getVirtualItems().map(({ index }) => {
          const row = rows[index];
          return (
            row && (
              <ContactRow
                key={row.id}
                contact={row.original}
                index={index}
                measure={virtualizer.measureElement}
              />
            )
          );
        })}
        <Spacer height={after} />
      </tbody>
    </table>
  );
}
