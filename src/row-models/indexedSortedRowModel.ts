import {
  type Column,
  memo,
  type Row,
  type RowData,
  type RowModel,
  type rowSortingFeature,
  sortFn_alphanumeric,
  type Table,
} from '@tanstack/react-table';
import type { Ordering } from './sortedIndex.ts';
import { SortedRows } from './sortedRows.ts';

/** Of its parameters, this sort function reads the values alone. */
const compareKeys = sortFn_alphanumeric.sort as (a: string, b: string) => number;

/** The features that a table needs for it. */
interface Sorting {
  readonly rowSortingFeature: typeof rowSortingFeature;
}

/**
 * Sorted row model of a list that only grows at its end, and whose columns stay. It keeps every
 * column's order (B2): a load inserts its rows into each order, and a sort reads them.
 *
 * @throws Error when rows are read, if a column is not sorted alphanumerically (R9.5)
 */
export function createIndexedSortedRowModel<Data extends RowData>() {
  return (table: Table<Sorting, Data>): (() => RowModel<Sorting, Data>) => {
    let sortedRows: SortedRows<Row<Sorting, Data>, string> | undefined;

    return memo({
      memoDeps: () => [table.atoms.sorting.get(), table.getPreSortedRowModel()] as const,
      fn: (sort, unsorted) => {
        sortedRows ??= new SortedRows(
          table.getAllLeafColumns().map((column) => [column.id, orderingBy(column)]),
        );
        const rows = sortedRows.sort(unsorted.rows, sort);
        if (!rows) return unsorted;
        return {
          rows,
          flatRows: rows,
          get rowsById() {
            return unsorted.rowsById;
          },
        };
      },
    });
  };
}

/** Orders rows by a column's values, which it does not cache in the rows. */
function orderingBy<Data extends RowData>(
  column: Column<Sorting, Data>,
): Ordering<Row<Sorting, Data>, string> {
  const { id, accessorFn } = column;
  const sortFn: unknown = column.getSortFn();
  if (!accessorFn || sortFn !== sortFn_alphanumeric || column.columnDef.invertSorting) {
    throw new Error(
      `Column '${id}' is not sorted alphanumerically: give it an accessor and sortFn 'alphanumeric'`,
    );
  }
  return {
    keyOf: ({ original, index }) =>
      sortFn_alphanumeric.resolveDataValue?.(accessorFn(original, index)),
    compare: compareKeys,
  };
}
