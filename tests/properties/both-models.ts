/** Our row models and the library's own, which are their oracle. */
import { createCoreRowModel, createSortedRowModel, tableFeatures } from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { createAppendOnlyCoreRowModel } from '../../src/row-models/appendOnlyCoreRowModel.ts';
import { createIndexedSortedRowModel } from '../../src/row-models/indexedSortedRowModel.ts';
import { features } from '../../src/sorting/sorting.ts';

export const own = tableFeatures({
  ...features,
  coreReactivityFeature: storeReactivityBindings(),
  coreRowModel: createAppendOnlyCoreRowModel(),
  sortedRowModel: createIndexedSortedRowModel(),
});

export const stock: typeof own = tableFeatures({
  ...features,
  coreReactivityFeature: storeReactivityBindings(),
  coreRowModel: createCoreRowModel(),
  sortedRowModel: createSortedRowModel(),
});

interface AnyRow {
  readonly id: string;
  readonly index: number;
  readonly depth: number;
  readonly original: unknown;
  readonly subRows: readonly AnyRow[];
}

interface AnyRowModel {
  readonly rows: readonly AnyRow[];
  readonly flatRows: readonly AnyRow[];
  readonly rowsById: Readonly<Record<string, AnyRow>>;
}

const plainRow = ({ id, index, depth, original, subRows }: AnyRow): AnyRow => ({
  id,
  index,
  depth,
  original,
  subRows: subRows.map(plainRow),
});

/** A row model without what its rows cache. */
export function plain({ rows, flatRows, rowsById }: AnyRowModel) {
  return {
    rows: rows.map(plainRow),
    flatRows: flatRows.map(plainRow),
    rowsById: Object.entries(rowsById).map(([id, row]) => [id, plainRow(row)]),
  };
}
