import { SortedIndex, withGaps } from './sortedIndex.ts';

/**
 * The sorted index of one column, with its groups of equal rows.
 *
 * Invariant: `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnIndex<Row, Key> extends SortedIndex<Row, Key> {
  private tied: Uint8Array = new Uint8Array(0);

  override insertFrom(rows: readonly Row[]): number[] {
    const slots = super.insertFrom(rows);
    // A new row is inserted after its equals, so it never separates tied rows.
    this.tied = withGaps(this.tied, slots);
    const keyAt = (at: number) => this.ordering.keyOf(this.rowAt(rows, at));
    const isTied = (slot: number) =>
      slot > 0 && this.ordering.compare(keyAt(slot - 1), keyAt(slot)) === 0;
    for (const slot of slots) this.tied[slot] = Number(isTied(slot));
    return slots;
  }

  /**
   * Stably sorts by this column what is already sorted by the columns after it: one pass of a radix
   * sort whose digit is a row's group.
   *
   * @param desc whether the groups descend; the rows of a group keep their order
   * @param presorted the places of all rows, sorted by the columns after; by default in the order of
   *   generation
   * @returns the places of all rows
   */
  sort(desc: boolean, presorted?: Uint32Array): Uint32Array {
    const sorted = this.places.slice();
    const { length } = sorted;
    if (desc) {
      sorted.reverse();
      for (const { from, to } of this.groupsOfEquals()) {
        sorted.subarray(length - to, length - from).reverse();
      }
    }
    if (!presorted) return sorted;

    /** The number of each row's group, by place; 0 for a row without an equal. */
    const groups = new Uint32Array(length);
    /** The next free position of each group. */
    const next = [0];
    for (const { from, to } of this.groupsOfEquals()) {
      for (let at = from; at < to; at += 1) groups[this.places[at] as number] = next.length;
      next.push(desc ? length - to : from);
    }
    for (const place of presorted) {
      const group = groups[place] as number;
      if (group === 0) continue;
      sorted[next[group] as number] = place;
      next[group] = (next[group] as number) + 1;
    }
    return sorted;
  }

  /** The bounds of each group of two or more equal rows. */
  private *groupsOfEquals(): Generator<{ from: number; to: number }> {
    const { tied } = this;
    for (let second = tied.indexOf(1); second !== -1; ) {
      const end = tied.indexOf(0, second);
      const to = end === -1 ? tied.length : end;
      yield { from: second - 1, to };
      second = tied.indexOf(1, to);
    }
  }
}
