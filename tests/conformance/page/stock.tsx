/** The page on the usual stack: React, the table library and faker as they come, every row in the document. */
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS } from './behaviour.ts';
import type { Contact } from './contact.ts';
import { atPercent, geometry, throttled } from './loading.ts';
import { STOCK_CONTACTS } from './stock-contact.ts';

/** How a page on this stack differs from the correct one. */
export interface Stock {
  /** Whether changes are committed at once, and the browser anchors the scroll at a row, as by default. */
  isAnchored?: true;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

const columns = COLUMNS.map(
  ({ header, field }): ColumnDef<typeof features, Contact> => ({
    ...{ accessorKey: field, header },
    ...{ sortFn: 'alphanumeric', sortDescFirst: false },
  }),
);

const makeContacts = (length: number) => Array.from({ length }, STOCK_CONTACTS['uuid first']);

function Page({ isAnchored }: Stock) {
  const [list, setList] = useState(() => ({ contacts: makeContacts(40), isLoading: false }));
  const { contacts, isLoading } = list;
  const update = useEffectEvent((next: typeof list) => {
    if (isAnchored) flushSync(() => setList(next));
    else setList(next);
  });

  const load = useEffectEvent(() => {
    if (isLoading || !atPercent(80)(geometry())) return;
    update({ contacts, isLoading: true });
  });

  useEffect(() => {
    const handle = throttled(150)(() => load());
    window.addEventListener('scroll', handle);
    return () => window.removeEventListener('scroll', handle);
  }, []);

  useEffect(() => {
    if (!isLoading) return;
    const frame = requestAnimationFrame(() => {
      update({ contacts: [...contacts, ...makeContacts(20)], isLoading: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [contacts, isLoading]);

  const table = useTable({ features, columns, data: contacts, getRowId: ({ uuid }) => uuid });

  return (
    <main>
      <table>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map(({ id, column }) => (
                <th key={id} onClick={column.getToggleSortingHandler()}>
                  {column.columnDef.header as string}
                  {{ asc: ' 🔼', desc: ' 🔽' }[column.getIsSorted() as string]}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <tr key={id}>
              {COLUMNS.map(({ field }) => (
                <td key={field}>{original[field]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{isLoading && 'Is loading...'}</p>
      <p>{isLoading && 'Loading...'}</p>
    </main>
  );
}

/** Shows the page in `root`. */
export function showStock(root: Element, differences: Stock): void {
  if (differences.isAnchored) document.documentElement.style.overflowAnchor = 'auto';
  createRoot(root).render(<Page {...differences} />);
}
