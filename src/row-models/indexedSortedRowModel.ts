import {
  type AccessorFn,
  type Column,
  type Row,
  type RowData,
  type RowModel,
  type SortingState,
  type Table,
  type TableFeatures,
  tableMemo,
} from '@tanstack/react-table';
import { column_getSortFn } from '@tanstack/react-table/static-functions';
import type { Ordering } from './rowOrder.ts';
import { SortedRows } from './sortedRows.ts';

/** A sort function that compares resolved values only, as the one of R9.5 does. */
interface ValueSortFn {
  resolveDataValue(value: unknown): unknown;
  sort(a: unknown, b: unknown): number;
}

/**
 * Sorted row model that keeps every column's order (B2): a load inserts its rows into each order, and
 * a sort reads them. Its result equals the library's for a flat list and accessor columns that set
 * neither `sortUndefined` nor `invertSorting`. If earlier rows or the columns change, the orders are
 * rebuilt.
 */
export function createIndexedSortedRowModel<
  Features extends TableFeatures,
  Data extends RowData,
>() {
  return (table: Table<Features, Data>): (() => RowModel<Features, Data>) => {
    const { sorting } = table.atoms as unknown as { sorting: { get(): SortingState } };

    const getSortedRows = tableMemo({
      table,
      fnName: 'table.getSortedRows',
      memoDeps: () => [table.getAllLeafColumns()] as const,
      fn: (columns) =>
        new SortedRows<Row<Features, Data>>(
          new Map(columns.map((column) => [column.id, orderingBy(column)])),
        ),
    });

    return tableMemo({
      feature: 'rowSortingFeature',
      table,
      fnName: 'table.getSortedRowModel',
      memoDeps: () => [sorting.get(), table.getPreSortedRowModel(), getSortedRows()] as const,
      fn: (sort, unsorted, sortedRows) => {
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

/** Orders rows by a column's value, resolved by its sort function and not cached. */
function orderingBy<Features extends TableFeatures, Data extends RowData>(
  column: Column<Features, Data>,
): Ordering<Row<Features, Data>, unknown> {
  const sortFn = column_getSortFn(column) as unknown as ValueSortFn;
  const readValue = column.accessorFn as AccessorFn<Data>;
  return {
    keyOf: (row) => sortFn.resolveDataValue(readValue(row.original, row.index)),
    compare: sortFn.sort,
  };
}
