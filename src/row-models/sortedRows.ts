import { ColumnOrder } from './columnIndex.ts';
import { insertAtSlots } from './growingArrays.ts';
import { isPrefix } from './prefix.ts';
import { type Ordering, RowOrder } from './sortedIndex.ts';

/** Columns in order of precedence (R4.6), each by its id, which must exist. */
export type Sort = readonly { readonly id: string; readonly desc: boolean }[];

/**
 * A growing list that can be sorted by any columns at any time.
 *
 * Invariant: `columns` has every column's order of `rows`; `last` is `rows` as last sorted.
 */
export class SortedRows<Row extends object> {
  private columns = new Map<string, ColumnOrder<Row, unknown>>();
  private rows: readonly Row[] = [];
  private last?: { sort: Sort; order: RowOrder<Row, unknown[]>; sorted: Row[] } | undefined;

  /** @param orderings by column id */
  constructor(private readonly orderings: ReadonlyMap<string, Ordering<Row, unknown>>) {
    this.forget();
  }

  /** Whether there is an ordering for each column of `sort`. */
  canSort(sort: Sort): boolean {
    return sort.every(({ id }) => this.orderings.has(id));
  }

  /**
   * Sorts a list: inserts the new rows if it grew from the previous one, else starts from scratch.
   *
   * @returns the rows, with ties in their given order; `undefined` if `sort` is empty
   */
  sort(rows: readonly Row[], sort: Sort): Row[] | undefined {
    if (!isPrefix(this.rows, rows)) this.forget();
    this.rows = rows;
    for (const column of this.columns.values()) column.insertFrom(rows);
    this.last = this.last?.sort === sort ? this.grown(this.last) : this.made(sort);
    return this.last?.sorted;
  }

  private forget(): void {
    this.columns = new Map(
      Array.from(this.orderings, ([id, ordering]) => [id, new ColumnOrder(ordering)]),
    );
    this.last = undefined;
  }

  private grown({ sort, order, sorted }: NonNullable<typeof this.last>) {
    const slots = order.insertFrom(this.rows);
    const added = slots.map((slot) => order.rowAt(this.rows, slot));
    return { sort, order, sorted: insertAtSlots(sorted, slots, added) };
  }

  /** Sorts by the columns' orders, without any comparison. */
  private made(sort: Sort): typeof this.last {
    const terms = sort.map(({ id, desc }) => ({
      column: this.columns.get(id) as ColumnOrder<Row, unknown>,
      desc,
    }));
    const last = terms.pop();
    if (!last) return undefined;
    const places = terms.reduceRight(
      (given, { column, desc }) => column.sort(given, desc),
      last.column.read(last.desc),
    );
    // A copy, because a column's order can change in place.
    const order = new RowOrder(this.orderingOf(sort), places.slice());
    const sorted = new Array<Row>(places.length);
    for (let at = 0; at < places.length; at += 1) sorted[at] = order.rowAt(this.rows, at);
    return { sort, order, sorted };
  }

  private orderingOf(sort: Sort): Ordering<Row, unknown[]> {
    const terms = sort.map(({ id, desc }) => ({
      ordering: this.orderings.get(id) as Ordering<Row, unknown>,
      desc,
    }));
    return {
      keyOf: (row) => terms.map(({ ordering }) => ordering.keyOf(row)),
      compare: (a, b) => {
        for (const [nth, { ordering, desc }] of terms.entries()) {
          const difference = ordering.compare(a[nth], b[nth]);
          if (difference !== 0) return desc ? -difference : difference;
        }
        return 0;
      },
    };
  }
}
