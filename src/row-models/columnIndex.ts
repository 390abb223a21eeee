/** A sort order of rows. */
export interface Ordering<Row> {
  /** The key by which a row is compared. */
  keyOf(row: Row): string;
  /** Compares two keys, ascending: negative, zero or positive; a total preorder. */
  compare(a: string, b: string): number;
}

/**
 * The index of one column of a growing list of rows, as databases keep it (B2). A row is identified by
 * its place, its index in the order of generation.
 *
 * Invariants: `places` has the places of all rows in ascending order, with equal rows ascending by place;
 * `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnIndex<Row> {
  private places: Uint32Array = new Uint32Array(0);
  private tied: Uint8Array = new Uint8Array(0);

  constructor(private readonly ordering: Ordering<Row>) {}

  /**
   * Inserts the rows at the end of `rows` that have not been inserted yet.
   *
   * @param rows all rows in the order of generation
   */
  insertFrom(rows: readonly Row[]): void {
    const { length } = this.places;
    const { keyOf, compare } = this.ordering;
    const added = rows
      .slice(length)
      .map((row, nth) => ({ place: length + nth, key: keyOf(row) }))
      .sort((a, b) => compare(a.key, b.key));
    const slots = added.map(({ key }, nth) => this.upperBound(key, rows) + nth);
    this.places = withGaps(this.places, slots);
    this.tied = withGaps(this.tied, slots);
    for (const [nth, slot] of slots.entries()) this.places[slot] = added[nth]?.place as number;
    // A new row is inserted after its equals, so it never separates tied rows.
    const keyAt = (at: number) => keyOf(this.rowAt(rows, at));
    const isTied = (slot: number) => slot > 0 && compare(keyAt(slot - 1), keyAt(slot)) === 0;
    for (const slot of slots) this.tied[slot] = Number(isTied(slot));
  }

  /**
   * Stably sorts by this column what is already sorted by the columns after it: one pass of a radix
   * sort whose digit is a row's group of equals. No rows are compared.
   *
   * @param desc whether the groups descend; the rows of a group keep their order
   * @param presorted the places of all rows, sorted by the columns after; by default in the order of
   *   generation
   * @returns the places of all rows
   */
  sort(desc: boolean, presorted: Iterable<number> = this.places.keys()): Uint32Array {
    const { length } = this.places;
    /** By place: the first position of the row's group. */
    const starts = new Uint32Array(length);
    for (let position = 0, start = 0; position < length; position += 1) {
      const at = desc ? length - 1 - position : position;
      if (!this.tied[desc ? at + 1 : at]) start = position;
      starts[this.places[at] as number] = start;
    }
    const sorted = new Uint32Array(length);
    /** By the first position of a group: how many of its rows have been sorted. */
    const counts = new Uint32Array(length);
    for (const place of presorted) {
      const start = starts[place] as number;
      const count = counts[start] as number;
      sorted[start + count] = place;
      counts[start] = count + 1;
    }
    return sorted;
  }

  private rowAt(rows: readonly Row[], at: number): Row {
    return rows[this.places[at] as number] as Row;
  }

  /** The position of the first row whose key is greater. */
  private upperBound(key: string, rows: readonly Row[]): number {
    const { keyOf, compare } = this.ordering;
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(keyOf(this.rowAt(rows, middle)), key) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** A copy with gaps of 0 at `slots`, the final positions of new elements, ascending. */
function withGaps<Numbers extends Uint32Array | Uint8Array>(
  numbers: Numbers,
  slots: readonly number[],
): Numbers {
  const create = numbers.constructor as new (length: number) => Numbers;
  const copy = new create(numbers.length + slots.length);
  let from = 0;
  for (const [nth, slot] of [...slots, copy.length].entries()) {
    copy.set(numbers.subarray(from - nth, slot - nth), from);
    from = slot + 1;
  }
  return copy;
}
