import type { SortingState } from '@tanstack/react-table';
import { ColumnIndex } from './columnIndex.ts';
import { type Ordering, SortedIndex } from './sortedIndex.ts';

/** A list that only grows at its end, and can be sorted by any columns at any time. */
export class SortedRows<Row, Key> {
  private readonly columns: ReadonlyMap<string, ColumnIndex<Row, Key>>;
  private last: { sort: SortingState; index: SortedIndex<Row, Key[]> } | undefined;

  /** @param orderings by column id */
  constructor(orderings: readonly (readonly [id: string, Ordering<Row, Key>])[]) {
    this.columns = new Map(orderings.map(([id, ordering]) => [id, new ColumnIndex(ordering)]));
  }

  /**
   * Sorts the list.
   *
   * @param rows those of the last call, and new ones after them
   * @param sort columns in order of precedence (R4.6)
   * @returns the rows, with ties in the order of generation; `undefined` if `sort` is empty
   */
  sort(rows: readonly Row[], sort: SortingState): Row[] | undefined {
    for (const column of this.columns.values()) column.insertFrom(rows);
    if (sort.length === 0) return undefined;
    if (this.last?.sort !== sort) this.last = { sort, index: this.indexBy(sort) };
    const { index } = this.last;
    index.insertFrom(rows);
    const sorted = new Array<Row>(rows.length);
    for (let at = 0; at < rows.length; at += 1) sorted[at] = index.rowAt(rows, at);
    return sorted;
  }

  /** Sorts by the columns' indexes, without any comparison. */
  private indexBy(sort: SortingState): SortedIndex<Row, Key[]> {
    const terms = sort.map(({ id, desc }) => {
      const column = this.columns.get(id) as ColumnIndex<Row, Key>;
      return { column, desc };
    });
    const places = terms.reduceRight<Uint32Array | undefined>(
      (presorted, { column, desc }) => column.sort(desc, presorted),
      undefined,
    );
    const ordering: Ordering<Row, Key[]> = {
      keyOf: (row) => terms.map(({ column }) => column.ordering.keyOf(row)),
      compare: (a, b) =>
        terms.reduce((difference, { column: { ordering }, desc }, nth) => {
          return difference || ordering.compare(a[nth] as Key, b[nth] as Key) * (desc ? -1 : 1);
        }, 0),
    };
    return new SortedIndex(ordering, places);
  }
}
