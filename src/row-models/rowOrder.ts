import { openSlots } from './slots.ts';

/** What rows are ordered by. */
export interface Ordering<Row, Key> {
  /** What is compared of a row. */
  keyOf(row: Row): Key;
  /** Compares two keys, ascending: negative, zero or positive; a total preorder. */
  compare(a: Key, b: Key): number;
}

/**
 * The order of rows that grow in number (B2). A row is known by its place in the order of
 * generation, from 0.
 *
 * Invariant: the first `length` of `places` hold the place of each row once, ascending, equal rows
 * ascending by place.
 */
export class RowOrder<Row, Key> {
  protected length: number;

  /** @param places the order of the first rows */
  constructor(
    protected readonly ordering: Ordering<Row, Key>,
    protected places: Uint32Array = new Uint32Array(0),
  ) {
    this.length = places.length;
  }

  /** The row at `at` in this order. */
  rowAt(rows: readonly Row[], at: number): Row {
    return rows[this.places[at] as number] as Row;
  }

  /**
   * Inserts the rows that `rows` has at its end beyond those inserted before.
   *
   * @param rows all rows in the order of generation
   * @returns where the new ones stand now, ascending
   */
  insertFrom(rows: readonly Row[]): number[] {
    const { length, ordering } = this;
    const added = rows
      .slice(length)
      .map((row, nth) => ({ place: length + nth, key: ordering.keyOf(row) }))
      .sort((a, b) => ordering.compare(a.key, b.key));
    const slots = added.map(({ key }, nth) => this.firstAbove(key, rows) + nth);

    this.places = openSlots(this.places, length, slots);
    for (const [nth, slot] of slots.entries()) this.places[slot] = added[nth]?.place as number;
    this.length = rows.length;
    return slots;
  }

  /** Where the first row above `key` stands. */
  private firstAbove(key: Key, rows: readonly Row[]): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.ordering.keyOf(this.rowAt(rows, middle));
      if (this.ordering.compare(other, key) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
