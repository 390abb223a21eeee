import { makeGaps } from './growingArrays.ts';

/** A sort order of rows. */
export interface Ordering<Row, Key> {
  /** The key by which a row is compared. */
  keyOf(row: Row): Key;
  /** Compares two keys, ascending: negative, zero or positive; a total preorder. */
  compare(a: Key, b: Key): number;
}

/**
 * The sorted index of a growing list of rows, as databases keep it (B2). A row is identified by its
 * place, its index in the order of generation.
 *
 * Invariant: the first `length` elements of `places` are the places of all rows in ascending order,
 * with equal rows ascending by place.
 */
export class SortedIndex<Row, Key> {
  protected length: number;

  /** @param places the sorted places of the first rows */
  constructor(
    readonly ordering: Ordering<Row, Key>,
    protected places: Uint32Array = new Uint32Array(0),
  ) {
    this.length = places.length;
  }

  /** The row at position `at`. */
  rowAt(rows: readonly Row[], at: number): Row {
    return rows[this.places[at] as number] as Row;
  }

  /**
   * Inserts the rows at the end of `rows` that have not been inserted yet.
   *
   * @param rows all rows in the order of generation
   * @returns the positions of the new rows, ascending
   */
  insertFrom(rows: readonly Row[]): number[] {
    const { length, ordering } = this;
    const added = rows
      .slice(length)
      .map((row, nth) => ({ place: length + nth, key: ordering.keyOf(row) }))
      .sort((a, b) => ordering.compare(a.key, b.key));
    const slots = added.map(({ key }, nth) => this.upperBound(key, rows) + nth);

    this.places = makeGaps(this.places, length, slots);
    for (const [nth, slot] of slots.entries()) this.places[slot] = added[nth]?.place as number;
    this.length = rows.length;
    return slots;
  }

  /** The position of the first row whose key is greater. */
  private upperBound(key: Key, rows: readonly Row[]): number {
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
