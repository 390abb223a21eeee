import { constructTable, tableFeatures } from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { type Contact, COLUMNS as FIELDS } from '../../src/contact/contact.ts';
import { features, getRowId, sortableColumns } from '../../src/sorting/sorting.ts';
import type { Sort } from '../../tests/driver/order.ts';

/** The contacts in the order in which this project's table sorts them, without a page. */
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
