/** How the table sorts (R2.3, R2.5, R4.6, R4.7, R4.8, R9.5), as options of the table library. */
import {
  createColumnHelper,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
} from '@tanstack/react-table';
import { SORT_TYPE } from '../constants.ts';
import { COLUMNS, type Contact } from '../contact/contact.ts';
import { createAppendOnlyCoreRowModel } from '../row-models/appendOnlyCoreRowModel.ts';
import { createIndexedSortedRowModel } from '../row-models/indexedSortedRowModel.ts';

/** The only features in the bundle: sorting growing lists (B2) by one comparator, no pages (R4.9, R9.6). */
export const features = tableFeatures({
  rowSortingFeature,
  coreRowModel: createAppendOnlyCoreRowModel(),
  sortedRowModel: createIndexedSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

const column = createColumnHelper<typeof features, Contact>();

/** Every column's first click ascends, whatever its values (R4.7). */
export const sortableColumns = column.columns(
  COLUMNS.map(({ field, header }) =>
    column.accessor(field, { header, sortFn: SORT_TYPE, sortDescFirst: false }),
  ),
);

/** The row's key (R3.2). */
export const getRowId = ({ uuid }: Contact): string => uuid;
