import type { SortingState } from '@tanstack/react-table';
import { ColumnIndex } from './columnIndex.ts';
import { isPrefix } from './growingArrays.ts';
import { type Ordering, SortedIndex } from './sortedIndex.ts';

/** A growing list that can be sorted by any columns at any time; `columns` has the index of each. */
export class SortedRows<Row extends object> {
  private columns = new Map<string, ColumnIndex<Row, unknown>>();
  private rows: readonly Row[] = [];
  private last: { sort: SortingState; index: SortedIndex<Row, unknown> } | undefined;

  /** @param orderings by column id */
  constructor(private readonly orderings: ReadonlyMap<string, Ordering<Row, unknown>>) {}

  /** Whether there is an ordering for each column of `sort`. */
  canSort(sort: SortingState): boolean {
    return sort.every(({ id }) => this.orderings.has(id));
  }

  /**
   * Sorts a list: inserts the new rows if it has only grown since the last call, and starts from
   * scratch otherwise.
   *
   * @param sort columns in order of precedence (R4.6)
   * @returns the rows, with ties in the order of generation; `undefined` if `sort` is empty
   */
  sort(rows: readonly Row[], sort: SortingState): Row[] | undefined {
    if (this.columns.size === 0 || !isPrefix(this.rows, rows)) {
      this.last = undefined;
      this.columns = new Map(
        Array.from(this.orderings, ([id, ordering]) => [id, new ColumnIndex(ordering)]),
      );
    }
    this.rows = rows;
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
  private indexBy(sort: SortingState): SortedIndex<Row, unknown[]> {
    const terms = sort.map(({ id, desc }) => {
      const column = this.columns.get(id) as ColumnIndex<Row, unknown>;
      return { column, desc };
    });
    const places = terms.reduceRight<Uint32Array | undefined>(
      (presorted, { column, desc }) => column.sort(desc, presorted),
      undefined,
    );
    const ordering: Ordering<Row, unknown[]> = {
      keyOf: (row) => terms.map(({ column }) => column.ordering.keyOf(row)),
      compare: (a, b) =>
        terms.reduce((difference, { column: { ordering }, desc }, nth) => {
          return difference || ordering.compare(a[nth], b[nth]) * (desc ? -1 : 1);
        }, 0),
    };
    return new SortedIndex(ordering, places);
  }
}
