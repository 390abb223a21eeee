import {
  constructRow,
  createCoreRowModel,
  makeObjectMap,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
  tableMemo,
} from '@tanstack/react-table';
import { isPrefix } from './growingArrays.ts';

/**
 * Core row model for a flat list that grows at its end (B2). Its result equals the library's, but
 * existing rows keep their Row objects. Any other change of the data, of `getRowId` or of the columns
 * rebuilds all rows. The library's own model makes rows with sub-rows.
 */
export function createAppendOnlyCoreRowModel<
  Features extends TableFeatures,
  Data extends RowData,
>() {
  return (table: Table<Features, Data>): (() => RowModel<Features, Data>) => {
    /** Invariant: `rows[place]` is the Row of `data[place]`. */
    let rows: Row<Features, Data>[] = [];
    let data: readonly Data[] = [];
    let options: readonly unknown[] = [];

    const getFlat = tableMemo({
      feature: 'coreRowModelsFeature',
      table,
      fnName: 'table.getCoreRowModel',
      memoDeps: () =>
        [table.options.data, table.options.getRowId, table.getAllLeafColumns()] as const,
      fn: (nextData, ...nextOptions) => {
        // A Row caches its id and the values that columns read from it.
        if (!isPrefix(data, nextData) || !isPrefix(options, nextOptions)) rows = [];
        const { length } = rows;
        const added = nextData.slice(length).map((original, nth) => {
          const place = length + nth;
          return constructRow(table, table.getRowId(original, place), original, place, 0);
        });
        rows = rows.concat(added);
        data = nextData;
        options = nextOptions;
        return flatRowModel(rows);
      },
    });
    const getStock = createCoreRowModel<Features, Data>()(table);
    return () => (table.options.getSubRows ? getStock() : getFlat());
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
