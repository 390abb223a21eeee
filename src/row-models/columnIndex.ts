import { sortFn_alphanumeric } from '@tanstack/react-table';

/** Of its parameters, this sort function reads the values alone. */
const compare = sortFn_alphanumeric.sort as (a: string, b: string) => number;

/**
 * The index of one column of a growing list of rows, as databases keep it (B2). Rows are compared by
 * their keys, alphanumerically (R9.5), and identified by their places in the order of generation.
 *
 * Invariants: `places` has the places of all rows in ascending order, with equal rows ascending by place;
 * `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnIndex<Row> {
  private places: Uint32Array = new Uint32Array(0);
  private tied: Uint8Array = new Uint8Array(0);

  constructor(private readonly keyOf: (row: Row) => string) {}

  /**
   * Inserts the rows at the end of `rows` that have not been inserted yet.
   *
   * @param rows all rows in the order of generation
   */
  insertFrom(rows: readonly Row[]): void {
    const { length } = this.places;
    if (length === rows.length) return;
    const added = rows
      .slice(length)
      .map((row, nth) => ({ place: length + nth, key: this.keyOf(row) }))
      .sort((a, b) => compare(a.key, b.key));
    const slots = added.map(({ key }, nth) => this.upperBound(key, rows) + nth);
    this.places = withGaps(this.places, slots);
    this.tied = withGaps(this.tied, slots);
    for (const [nth, slot] of slots.entries()) this.places[slot] = added[nth]?.place as number;
    // A new row is inserted after its equals, so it never separates tied rows.
    const isTied = (at: number) =>
      at > 0 && compare(this.keyAt(at - 1, rows), this.keyAt(at, rows)) === 0;
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
  sort(desc: boolean, presorted?: Uint32Array): Uint32Array {
    const { places, tied } = this;
    const { length } = places;
    if (!desc && !presorted) return places;
    const sorted = desc ? places.slice().reverse() : places.slice();
    /** By place: the number of the row's group; 0 for a row without an equal. */
    const groups = new Uint32Array(length);
    /** By group: its next free position. */
    const next = [0];
    for (let second = tied.indexOf(1); second !== -1; second = tied.indexOf(1, second)) {
      const from = second - 1;
      const end = tied.indexOf(0, second);
      second = end === -1 ? length : end;
      for (let at = from; at < second; at += 1) groups[places[at] as number] = next.length;
      next.push(desc ? length - second : from);
    }
    for (let nth = 0; nth < length; nth += 1) {
      const place = presorted ? (presorted[nth] as number) : nth;
      const group = groups[place] as number;
      if (group === 0) continue;
      sorted[next[group] as number] = place;
      next[group] = (next[group] as number) + 1;
    }
    return sorted;
  }

  private keyAt(at: number, rows: readonly Row[]): string {
    return this.keyOf(rows[this.places[at] as number] as Row);
  }

  /** The position of the first row whose key is greater. */
  private upperBound(key: string, rows: readonly Row[]): number {
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.keyAt(middle, rows), key) > 0) high = middle;
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
