import { useTable } from '@tanstack/react-table';
import type { Contact } from '../contact/contact.ts';
import { Announcer } from '../screen-reader/Announcer.tsx';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { features, getRowId, sortableColumns } from '../sorting/sorting.ts';
import { ContactRows } from './ContactRows.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { PaperRows } from './PaperRows.tsx';

interface ContactTableProps {
  contacts: readonly Contact[];
  pageScroll: PageScroll;
}

/**
 * The sortable table of `contacts`; only the rows near the view are in the document. Roles are explicit
 * because `display: grid` drops the native table roles (B7).
 */
export function ContactTable({ contacts, pageScroll }: ContactTableProps) {
  const table = useTable({ features, columns: sortableColumns, data: contacts, getRowId });
  const rows = table.getRowModel().rows;
  const sort = table.state.sorting.map(({ id, desc }) => ({
    header: table.getColumn(id)?.columnDef.header as string,
    direction: desc ? ('descending' as const) : ('ascending' as const),
  }));

  return (
    <>
      <table role="table" aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">
          Sample contacts. Select a header to sort
          <span className="by-keys">; hold Shift to sort by several columns</span>
        </caption>
        <thead role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row" aria-rowindex={1}>
              {group.headers.map(({ column }) => (
                <HeaderCell key={column.id} column={column} sort={sort} />
              ))}
            </tr>
          ))}
        </thead>
        <ContactRows rows={rows} pageScroll={pageScroll} />
        <PaperRows rows={rows} />
      </table>
      <Announcer sort={sort} count={rows.length} />
    </>
  );
}
