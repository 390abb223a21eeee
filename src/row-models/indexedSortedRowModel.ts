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

/** A sort function that looks at values alone, resolved first, as the one of R9.5 does. */
interface ValueSortFn {
  resolveDataValue(value: unknown): unknown;
  sort(a: unknown, b: unknown): number;
}

/**
 * Sorted row model that keeps every column's order (B2): a load inserts its rows into each, and a
 * sort reads them. What it gives equals the library's, for a flat list of rows and columns that all
 * have a value and neither `sortUndefined` nor `invertSorting`. Other rows below or other columns
 * than before make the orders anew.
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

/** Orders rows by a column: by its value as its sort function resolves it, read but not kept. */
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
