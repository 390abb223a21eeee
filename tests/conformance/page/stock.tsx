/** The page on the usual stack: React, the table library and faker as they come, every row in the document. */
import { faker } from '@faker-js/faker/locale/en';
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contact } from './contact.ts';
import { isAtPercent, throttled } from './loading.ts';
import { COLUMNS } from './table.ts';

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

const { location, person, phone, string } = faker;

const makeContact = (): Contact => ({
  uuid: string.uuid(),
  name: person.fullName(),
  address: [
    location.state(),
    location.city(),
    location.streetAddress(),
    location.secondaryAddress(),
  ].join(', '),
  phone: phone.number(),
});
const makeContacts = (length: number) => Array.from({ length }, makeContact);

function Page() {
  const [list, setList] = useState(() => ({ contacts: makeContacts(40), isLoading: false }));
  const { contacts, isLoading } = list;

  const load = useEffectEvent(() => {
    if (!isLoading && isAtPercent(80)) setList({ contacts, isLoading: true });
  });

  useEffect(() => {
    const handle = throttled(150)(() => load());
    window.addEventListener('scroll', handle);
    return () => window.removeEventListener('scroll', handle);
  }, []);

  useEffect(() => {
    if (!isLoading) return;
    const frame = requestAnimationFrame(() => {
      setList({ contacts: [...contacts, ...makeContacts(20)], isLoading: false });
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
export function showStock(root: Element): void {
  createRoot(root).render(<Page />);
}
