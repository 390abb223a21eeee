import {
  constructRow,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
  tableMemo,
} from '@tanstack/react-table';

/**
 * Core row model for a flat list that only grows at its end (B2). Its result equals the library's, but
 * existing rows keep their Row objects, and a load makes its own rows alone.
 *
 * @throws Error when rows are read, if an item has come before the last one, or that one is gone
 */
export function createAppendOnlyCoreRowModel<
  Features extends TableFeatures,
  Data extends RowData,
>() {
  return (table: Table<Features, Data>): (() => RowModel<Features, Data>) => {
    /** Invariant: `rows[place]` is the Row of the data at `place`. */
    let rows: Row<Features, Data>[] = [];

    return tableMemo({
      feature: 'coreRowModelsFeature',
      table,
      fnName: 'table.getCoreRowModel',
      memoDeps: () => [table.options.data] as const,
      fn: (data) => {
        const { length } = rows;
        const last = data[length - 1];
        if (length > 0 && (!last || table.getRowId(last, length - 1) !== rows.at(-1)?.id)) {
          throw new Error('The data may only grow at its end: give other data to a new table');
        }
        const added = data.slice(length).map((original, nth) => {
          const place = length + nth;
          return constructRow(table, table.getRowId(original, place), original, place, 0);
        });
        const all = rows.concat(added);
        rows = all;
        return {
          rows: all,
          flatRows: all,
          // Built on access, which this page never makes.
          get rowsById() {
            return Object.fromEntries(all.map((row) => [row.id, row]));
          },
        };
      },
    });
  };
}
