import {
  constructRow,
  makeObjectMap,
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
        rows = rows.concat(added);
        return flatRowModel(rows);
      },
    });
  };
}

/** The row model of rows without sub-rows. The map by id is built on first access. */
function flatRowModel<Features extends TableFeatures, Data extends RowData>(
  rows: Row<Features, Data>[],
): RowModel<Features, Data> {
  let rowsById: Record<string, Row<Features, Data>> | undefined;
  return {
    rows,
    flatRows: rows,
    get rowsById() {
      if (!rowsById) {
        rowsById = makeObjectMap<Row<Features, Data>>();
        for (const row of rows) rowsById[row.id] = row;
      }
      return rowsById;
    },
  };
}
