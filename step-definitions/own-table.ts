import { constructTable, tableFeatures } from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { COLUMNS as FIELDS } from '../src/table/columns.ts';
import type { Contact } from '../src/contact/contact.ts';
import { features, getRowId, sortableColumns } from '../src/sorting/sorting.ts';
import type { Sort } from './order.ts';

/** The contacts in the order in which this project's table, without a page, sorts them. */
export function sortedContacts(contacts: readonly Contact[], sort: Sort): Contact[] {
  const table = constructTable({
    features: tableFeatures({ ...features, coreReactivityFeature: storeReactivityBindings() }),
    columns: sortableColumns,
    data: contacts,
    getRowId,
  });
  table.setSorting(
    sort.map(({ column, direction }) => ({
      id: FIELDS.find(({ header }) => header === column)?.field ?? '',
      desc: direction === 'descending',
    })),
  );
  return table.getRowModel().rows.map(({ original }) => original);
}
