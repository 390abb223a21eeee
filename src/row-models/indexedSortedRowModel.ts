import {
  type AccessorFn,
  type Column,
  type ColumnDef_RowSorting,
  createSortedRowModel,
  type Row,
  type RowData,
  type RowModel,
  type SortingState,
  sortFn_alphanumeric,
  type Table,
  type TableFeatures,
  type TableOptions_RowSorting,
  tableMemo,
} from '@tanstack/react-table';
import { column_getCanSort, column_getSortFn } from '@tanstack/react-table/static-functions';
import type { Ordering } from './sortedIndex.ts';
import { SortedRows } from './sortedRows.ts';

/** The sort function of R9.5 compares values only. */
const alphanumeric = sortFn_alphanumeric as unknown as {
  resolveDataValue(value: unknown): string;
  sort(a: string, b: string): number;
};

/**
 * Sorted row model that keeps every column's order (B2): a load inserts its rows into each order, and
 * a sort reads them. If earlier rows or the columns change, the orders are rebuilt. The library's own
 * model sorts sub-rows, and by columns that are not indexable.
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
      memoDeps: () => {
        const { enableSorting } = table.options as TableOptions_RowSorting;
        return [table.getAllLeafColumns(), enableSorting] as const;
      },
      fn: (columns) =>
        new SortedRows<Row<Features, Data>>(
          new Map(columns.filter(isIndexable).map((column) => [column.id, orderingBy(column)])),
        ),
    });

    const getIndexed = tableMemo({
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

    const getStock = createSortedRowModel<Features, Data>()(table);
    return () => {
      const { rows, flatRows } = table.getPreSortedRowModel();
      const isIndexed = rows.length === flatRows.length && getSortedRows().canSort(sorting.get());
      return isIndexed ? getIndexed() : getStock();
    };
  };
}

/** Whether a column sorts as in R9.5; `auto` may choose another sort after a load. */
function isIndexable<Features extends TableFeatures, Data extends RowData>(
  column: Column<Features, Data>,
): boolean {
  const options = column.columnDef as ColumnDef_RowSorting<Features, Data>;
  if (!column_getCanSort(column) || options.sortFn === 'auto') return false;
  const sortFn: unknown = column_getSortFn(column);
  return sortFn === alphanumeric && options.sortUndefined === 1 && !options.invertSorting;
}

/** Orders rows by a column's value, not cached; undefined comes last, as `sortUndefined: 1` asks. */
function orderingBy<Features extends TableFeatures, Data extends RowData>(
  column: Column<Features, Data>,
): Ordering<Row<Features, Data>, string | undefined> {
  const read = column.accessorFn as AccessorFn<Data>;
  return {
    keyOf: (row) => {
      const value = read(row.original, row.index);
      return value === undefined ? value : alphanumeric.resolveDataValue(value);
    },
    compare: (a, b) =>
      Number(a === undefined) - Number(b === undefined) || alphanumeric.sort(a ?? '', b ?? ''),
  };
}
