import {
  type Atoms_All,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
  tableMemo,
} from '@tanstack/react-table';
import { column_getCanSort, column_getSortFn } from '@tanstack/react-table/static-functions';
import { SortedRows } from './sortedRows.ts';

/**
 * Sorted row model that keeps every sortable column's order (B2): a load inserts its rows into each,
 * and a sort reads them. What it gives equals the library's, for a flat list of rows and columns
 * with neither `sortUndefined` nor `invertSorting`. Other rows below or other columns than before
 * make the orders anew.
 */
export function createIndexedSortedRowModel<
  Features extends TableFeatures,
  Data extends RowData,
>() {
  return (table: Table<Features, Data>): (() => RowModel<Features, Data>) => {
    const { sorting } = table.atoms as Atoms_All;

    const getSortedRows = tableMemo({
      table,
      fnName: 'table.getSortedRows',
      memoDeps: () => [table.getAllLeafColumns()] as const,
      fn: (columns) =>
        new SortedRows<Row<Features, Data>>(
          new Map(
            columns.filter(column_getCanSort).map((column) => {
              const compare = column_getSortFn(column);
              return [column.id, (a, b) => compare(a, b, column.id)];
            }),
          ),
        ),
    });

    return tableMemo({
      feature: 'rowSortingFeature',
      table,
      fnName: 'table.getSortedRowModel',
      memoDeps: () =>
        [sorting?.get() ?? [], table.getPreSortedRowModel(), getSortedRows()] as const,
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
