import { ColumnOrder } from './columnOrder.ts';
import { hasGrownFrom } from './growth.ts';
import { type Comparator, RowOrder } from './rowOrder.ts';
import { insertAtSlots } from './slots.ts';

/** Columns in their order of precedence (R4.6), each known by its id. */
export type Sort = readonly { readonly id: string; readonly desc: boolean }[];

/**
 * A list that grows, sorted at any time by any columns.
 *
 * Invariant: `columns` has every column's order of `rows`; `last` is `rows` sorted as last asked.
 */
export class SortedRows<Row extends object> {
  private columns = new Map<string, ColumnOrder<Row>>();
  private rows: readonly Row[] = [];
  private last?: { sort: Sort; order: RowOrder<Row>; sorted: Row[] } | undefined;

  /** @param comparators by column id */
  constructor(private readonly comparators: ReadonlyMap<string, Comparator<Row>>) {
    this.forget();
  }

  /**
   * Sorts a list: one that grew from the last one by inserting what is new, any other from scratch.
   *
   * @returns the rows, ties in their given order; `undefined` if `sort` names no column
   */
  sort(rows: readonly Row[], sort: Sort): Row[] | undefined {
    if (!hasGrownFrom(this.rows, rows)) this.forget();
    this.rows = rows;
    for (const column of this.columns.values()) column.insertFrom(rows);
    this.last = this.last?.sort === sort ? this.grown(this.last) : this.made(sort);
    return this.last?.sorted;
  }

  private forget(): void {
    this.columns = new Map(
      Array.from(this.comparators, ([id, compare]) => [id, new ColumnOrder(compare)]),
    );
    this.last = undefined;
  }

  private grown({ sort, order, sorted }: NonNullable<typeof this.last>) {
    const slots = order.insertFrom(this.rows);
    const added = slots.map((slot) => order.rowAt(this.rows, slot));
    return { sort, order, sorted: insertAtSlots(sorted, slots, added) };
  }

  /** By the columns' orders alone, without a comparison. */
  private made(sort: Sort): typeof this.last {
    const places = sort.reduceRight<Uint32Array | undefined>(
      (given, { id, desc }) => this.columns.get(id)?.sort(given, desc) ?? given,
      undefined,
    );
    if (!places) return undefined;
    const order = new RowOrder(this.comparatorOf(sort), places);
    const sorted = new Array<Row>(places.length);
    for (let at = 0; at < places.length; at += 1) sorted[at] = order.rowAt(this.rows, at);
    return { sort, order, sorted };
  }

  private comparatorOf(sort: Sort): Comparator<Row> {
    return (a, b) => {
      for (const { id, desc } of sort) {
        const difference = this.comparators.get(id)?.(a, b) ?? 0;
        if (difference !== 0) return desc ? -difference : difference;
      }
      return 0;
    };
  }
}
