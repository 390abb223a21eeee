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
import { ColumnIndex } from './columnIndex.ts';

/** The features that a table needs for it. */
interface Sorting {
  readonly rowSortingFeature: typeof rowSortingFeature;
}

/**
 * Sorted row model of a list that only grows at its end, and whose columns stay. It keeps an index of
 * each column (B2): a load inserts its rows into all of them, and a sort reads those of its columns.
 * Ties are in the order of generation (R9.5).
 *
 * @throws Error when rows are read, if a column is not sorted alphanumerically (R9.5)
 */
export function createIndexedSortedRowModel<Data extends RowData>() {
  return (table: Table<Sorting, Data>): (() => RowModel<Sorting, Data>) => {
    let indexes: ReadonlyMap<string, ColumnIndex<Row<Sorting, Data>>> | undefined;

    return memo({
      memoDeps: () => [table.atoms.sorting.get(), table.getPreSortedRowModel()] as const,
      fn: (sort, unsorted) => {
        indexes ??= new Map(
          table.getAllLeafColumns().map((column) => [column.id, createColumnIndex(column)]),
        );
        for (const index of indexes.values()) index.insertFrom(unsorted.rows);
        let places: Uint32Array | undefined;
        // The last column first, each by a stable sort.
        for (const { id, desc } of sort.toReversed()) places = indexes.get(id)?.sort(desc, places);
        if (!places) return unsorted;
        const rows = new Array<Row<Sorting, Data>>(places.length);
        for (let at = 0; at < rows.length; at += 1) {
          rows[at] = unsorted.rows[places[at] as number] as Row<Sorting, Data>;
        }
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

/** The index of a column by its values, which are not cached in the rows. */
function createColumnIndex<Data extends RowData>(
  column: Column<Sorting, Data>,
): ColumnIndex<Row<Sorting, Data>> {
  const { id, accessorFn } = column;
  const sortFn: unknown = column.getSortFn();
  if (!accessorFn || sortFn !== sortFn_alphanumeric || column.columnDef.invertSorting) {
    throw new Error(
      `Column '${id}' is not sorted alphanumerically: give it an accessor and sortFn 'alphanumeric'`,
    );
  }
  return new ColumnIndex(({ original, index }) =>
    sortFn_alphanumeric.resolveDataValue?.(accessorFn(original, index)),
  );
}
