import { constructTable, tableFeatures } from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { type Contact, COLUMNS as FIELDS } from '../../src/contact/contact.ts';
import { features, getRowId, sortableColumns } from '../../src/sorting/sorting.ts';
import type { Sort } from '../../tests/driver/order.ts';

/** This project's table without a page, for its sort alone. */
export function ownTable(contacts: readonly Contact[]) {
  return constructTable({
    features: tableFeatures({ ...features, coreReactivityFeature: storeReactivityBindings() }),
    columns: sortableColumns,
    data: contacts,
    getRowId,
  });
}

export type OwnTable = ReturnType<typeof ownTable>;

/** Sorts a table of this project's, as clicks on its headers would. */
export function sortTable(table: OwnTable, sort: Sort): void {
  table.setSorting(
    sort.map(({ column, direction }) => ({
      id: FIELDS.find(({ header }) => header === column)?.field ?? '',
      desc: direction === 'descending',
    })),
  );
}

/** The contacts as a table of this project's shows them. */
export function shownBy(table: OwnTable): Contact[] {
  return table.getRowModel().rows.map(({ original }) => original);
}

/** The contacts in the order in which this project's table sorts them. */
export function sortedContacts(contacts: readonly Contact[], sort: Sort): Contact[] {
  const table = ownTable(contacts);
  sortTable(table, sort);
  return shownBy(table);
}
