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
import { ColumnOrder } from './columnOrder.ts';
import { hasGrownFrom } from './growth.ts';

/**
 * Sorted row model that keeps every sortable column's order (B2): a load inserts its rows into each,
 * and a sort reads them. What it gives equals the library's, for a flat list of rows and columns
 * with neither `sortUndefined` nor `invertSorting`. Any other change than growth of the rows below,
 * and any of the columns, makes the orders anew.
 */
export function createIndexedSortedRowModel<
  Features extends TableFeatures,
  Data extends RowData,
>() {
  return (table: Table<Features, Data>): (() => RowModel<Features, Data>) => {
    type TableRow = Row<Features, Data>;
    const { sorting } = table.atoms as Atoms_All;
    /** Invariant: `orders` has, by column id, the order of `rows` by each of `columns`. */
    let orders = new Map<string, ColumnOrder<TableRow>>();
    let rows: readonly TableRow[] = [];
    let columns: ReturnType<typeof table.getAllLeafColumns> | undefined;

    const keepOrders = (next: readonly TableRow[]) => {
      if (columns !== table.getAllLeafColumns() || !hasGrownFrom(rows, next)) {
        columns = table.getAllLeafColumns();
        orders = new Map(
          columns.filter(column_getCanSort).map((column) => {
            const compare = column_getSortFn(column);
            return [column.id, new ColumnOrder((a, b) => compare(a, b, column.id))];
          }),
        );
      }
      rows = next;
      for (const order of orders.values()) order.insertFrom(rows);
    };

    return tableMemo({
      feature: 'rowSortingFeature',
      table,
      fnName: 'table.getSortedRowModel',
      memoDeps: () =>
        [sorting?.get() ?? [], table.getPreSortedRowModel(), table.getAllLeafColumns()] as const,
      fn: (sort, unsorted) => {
        keepOrders(unsorted.rows);
        const places = sort.reduceRight<Uint32Array | undefined>(
          (given, { id, desc }) => orders.get(id)?.sort(given, desc) ?? given,
          undefined,
        );
        return places ? sortedRowModel(unsorted, places) : unsorted;
      },
    });
  };
}

/** The rows of `unsorted` in the order that `places` gives. */
function sortedRowModel<Features extends TableFeatures, Data extends RowData>(
  unsorted: RowModel<Features, Data>,
  places: Uint32Array,
): RowModel<Features, Data> {
  const rows = new Array<Row<Features, Data>>(places.length);
  for (let at = 0; at < places.length; at += 1) {
    rows[at] = unsorted.rows[places[at] as number] as Row<Features, Data>;
  }
  return {
    rows,
    flatRows: rows,
    get rowsById() {
      return unsorted.rowsById;
    },
  };
}
