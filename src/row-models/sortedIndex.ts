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
 * Invariant: `places` has the places of all rows in ascending order, with equal rows ascending by place.
 */
export class SortedIndex<Row, Key> {
  /** @param places the sorted places of the first rows */
  constructor(
    readonly ordering: Ordering<Row, Key>,
    protected places: Uint32Array = new Uint32Array(0),
  ) {}

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
    const { length } = this.places;
    const added = rows
      .slice(length)
      .map((row, nth) => ({ place: length + nth, key: this.ordering.keyOf(row) }))
      .sort((a, b) => this.ordering.compare(a.key, b.key));
    const slots = added.map(({ key }, nth) => this.upperBound(key, rows) + nth);
    this.places = withGaps(this.places, slots);
    for (const [nth, slot] of slots.entries()) this.places[slot] = added[nth]?.place as number;
    return slots;
  }

  /** The position of the first row whose key is greater. */
  private upperBound(key: Key, rows: readonly Row[]): number {
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.ordering.keyOf(this.rowAt(rows, middle));
      if (this.ordering.compare(other, key) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** A copy with gaps of 0 at `slots`, the final positions of new elements, ascending. */
export function withGaps<Numbers extends Uint32Array | Uint8Array>(
  numbers: Numbers,
  slots: readonly number[],
): Numbers {
  const create = numbers.constructor as new (length: number) => Numbers;
  const copy = new create(numbers.length + slots.length);
  for (let nth = 0; nth <= slots.length; nth += 1) {
    const from = nth && (slots[nth - 1] as number) + 1;
    const to = slots[nth] ?? copy.length;
    copy.set(numbers.subarray(from - nth, to - nth), from);
  }
  return copy;
}
