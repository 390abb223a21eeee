import {
  type AccessorFn,
  type Column,
  createSortedRowModel,
  type Row,
  type RowData,
  type RowModel,
  type SortingState,
  type Table,
  type TableFeatures,
  tableMemo,
} from '@tanstack/react-table';
import { column_getCanSort, column_getSortFn } from '@tanstack/react-table/static-functions';
import type { Ordering } from './rowOrder.ts';
import { SortedRows } from './sortedRows.ts';

/** What decides the order of a column. */
interface SortingColumnDef {
  readonly sortFn?: unknown;
  readonly sortUndefined?: unknown;
  readonly invertSorting?: boolean;
}

/** A sort function that compares resolved values only, as the one of R9.5 does. */
interface ValueSortFn {
  resolveDataValue(value: unknown): unknown;
  sort(a: unknown, b: unknown): number;
}

/**
 * Sorted row model that keeps every column's order (B2): a load inserts its rows into each order, and
 * a sort reads them. If earlier rows or the columns change, the orders are rebuilt. Its result always
 * equals the library's: what has no such order is left to the library's own sorted row model.
 */
export function createIndexedSortedRowModel<
  Features extends TableFeatures,
  Data extends RowData,
>() {
  return (table: Table<Features, Data>): (() => RowModel<Features, Data>) => {
    const { sorting } = table.atoms as unknown as { sorting: { get(): SortingState } };
    const sortByComparing = createSortedRowModel<Features, Data>()(table);

    const getSortedRows = tableMemo({
      table,
      fnName: 'table.getSortedRows',
      memoDeps: () => [table.getAllLeafColumns()] as const,
      fn: (columns) =>
        new SortedRows<Row<Features, Data>>(
          new Map(columns.flatMap((column) => orderingBy(column) ?? [])),
        ),
    });

    return tableMemo({
      feature: 'rowSortingFeature',
      table,
      fnName: 'table.getSortedRowModel',
      memoDeps: () => [sorting.get(), table.getPreSortedRowModel(), getSortedRows()] as const,
      fn: (sort, unsorted, sortedRows) => {
        const isFlat = unsorted.flatRows.length === unsorted.rows.length;
        if (!isFlat || !sortedRows.canSort(sort)) return sortByComparing();
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

/**
 * Orders rows by a column's value, resolved by its sort function and not cached.
 *
 * @returns the column's id and the ordering; `undefined` if more than its values decides its order
 */
function orderingBy<Features extends TableFeatures, Data extends RowData>(
  column: Column<Features, Data>,
): [[string, Ordering<Row<Features, Data>, unknown>]] | undefined {
  const { sortFn: named, sortUndefined, invertSorting } = column.columnDef as SortingColumnDef;
  // The library chooses the function by the first rows, which can change.
  const isChosen = named === undefined || named === 'auto';
  if (isChosen || sortUndefined || invertSorting || !column_getCanSort(column)) return undefined;
  const { resolveDataValue, sort } = column_getSortFn(column) as unknown as Partial<ValueSortFn>;
  if (!resolveDataValue || !sort) return undefined;
  const readValue = column.accessorFn as AccessorFn<Data>;
  const keyOf = (row: Row<Features, Data>) => resolveDataValue(readValue(row.original, row.index));
  return [[column.id, { keyOf, compare: sort }]];
}
