/** Compares two rows by one column, ascending: negative, zero or positive; a total preorder. */
export type Comparator<Row> = (a: Row, b: Row) => number;

/**
 * One column's order, kept as a database keeps an index (B2). A row is known by its place in the
 * order of generation, from 0.
 *
 * Invariant: `places` holds each row's place once, ascending by `compare`, equal rows ascending by
 * place; `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnOrder<Row> {
  private length = 0;
  private places = new Uint32Array(0);
  private tied = new Uint8Array(0);

  constructor(private readonly compare: Comparator<Row>) {}

  /**
   * Inserts the rows that `rows` has at its end beyond those inserted before.
   *
   * @param rows all rows in the order of generation
   */
  insertFrom(rows: readonly Row[]): void {
    this.reserve(rows.length);
    const { places, tied, compare } = this;
    const rowAt = (place: number) => rows[place] as Row;
    const added = Array.from(
      { length: rows.length - this.length },
      (_, index) => this.length + index,
    ).sort((a, b) => compare(rowAt(a), rowAt(b)));

    // From the last one on, so that what stands behind is moved once.
    let unmoved = this.length;
    for (let nth = added.length - 1; nth >= 0; nth -= 1) {
      const place = added[nth] as number;
      const row = rowAt(place);
      const at = this.firstAbove(row, rows, unmoved);
      const predecessors = [added[nth - 1], at > 0 ? places[at - 1] : undefined];
      places.copyWithin(at + nth + 1, at, unmoved);
      tied.copyWithin(at + nth + 1, at, unmoved);
      places[at + nth] = place;
      tied[at + nth] = Number(
        predecessors.some((other) => other !== undefined && compare(rowAt(other), row) === 0),
      );
      unmoved = at;
    }
    this.length = rows.length;
  }

  /**
   * Sorts by this column, stably, what is sorted by the columns after it: one pass of a radix sort,
   * whose digit is the group of equal rows that a row belongs to.
   *
   * @param given each row's place once; `undefined` for the order of generation
   * @param desc whether the groups descend; rows within a group keep their given order
   */
  sort(given: Uint32Array | undefined, desc: boolean): Uint32Array {
    const { length, places, tied } = this;
    if (!given && !desc) return places.slice(0, length);

    /** By place: the group's number, from 0. By group: where its next row goes. */
    const groups = new Uint32Array(length);
    const next = new Uint32Array(length + 1);
    let group = -1;
    for (let at = 0; at < length; at += 1) {
      if (tied[at] === 0) {
        group += 1;
        next[group] = at;
      }
      groups[places[at] as number] = group;
    }
    next[group + 1] = length;
    if (desc) {
      // A group's rows stand as far from the end as it ended from the start.
      for (let each = 0; each <= group; each += 1) next[each] = length - (next[each + 1] as number);
    }

    const sorted = new Uint32Array(length);
    for (let index = 0; index < length; index += 1) {
      const place = given ? (given[index] as number) : index;
      const to = groups[place] as number;
      sorted[next[to] as number] = place;
      next[to] = (next[to] as number) + 1;
    }
    return sorted;
  }

  /** Where the first row above `row` stands among the first `end` ones. */
  private firstAbove(row: Row, rows: readonly Row[], end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = rows[this.places[middle] as number] as Row;
      if (this.compare(other, row) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Makes room for `length` rows, for twice as many where there is none. */
  private reserve(length: number): void {
    if (length <= this.places.length) return;
    const { places, tied } = this;
    this.places = new Uint32Array(length * 2);
    this.tied = new Uint8Array(length * 2);
    this.places.set(places);
    this.tied.set(tied);
  }
}
