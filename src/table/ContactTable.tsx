import { useTable } from '@tanstack/react-table';
import type { Contact } from '../contact/contact.ts';
import { features, getRowId, sortableColumns } from '../sorting/sorting.ts';
import { ContactRows } from './ContactRows.tsx';
import { HeaderCell } from './HeaderCell.tsx';

/** The sortable table of `contacts`; only the rows near the view are in the document. */
export function ContactTable({ contacts }: { contacts: readonly Contact[] }) {
  const table = useTable({ features, columns: sortableColumns, data: contacts, getRowId });
  const rows = table.getRowModel().rows;

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
      <ContactRows rows={rows} />
    </table>
  );
}
