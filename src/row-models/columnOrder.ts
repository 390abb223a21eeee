import { RowOrder } from './rowOrder.ts';
import { openSlots } from './slots.ts';

/**
 * One column's order, kept as a database keeps an index, and its groups of equal rows.
 *
 * Invariant: `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnOrder<Row> extends RowOrder<Row> {
  private tied: Uint8Array = new Uint8Array(0);

  override insertFrom(rows: readonly Row[]): number[] {
    const known = this.length;
    const slots = super.insertFrom(rows);
    // A new row stands after its equals, so it parts no two that were tied.
    this.tied = openSlots(this.tied, known, slots);
    for (const slot of slots) {
      const isTied =
        slot > 0 && this.compare(this.rowAt(rows, slot - 1), this.rowAt(rows, slot)) === 0;
      this.tied[slot] = Number(isTied);
    }
    return slots;
  }

  /**
   * Sorts by this column, stably, what is sorted by the columns after it: one pass of a radix sort,
   * whose digit is the group that a row belongs to.
   *
   * @param given the place of each row once; `undefined` for the order of generation
   * @param desc whether the groups descend; the rows of a group keep their given order
   */
  sort(given: Uint32Array | undefined, desc: boolean): Uint32Array {
    const { length, places, tied } = this;
    if (!given && !desc) return places.slice(0, length);

    /** By place, the group's number, from 0; by group, where its next row goes. */
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
      // Descending, a group begins as far from the start as it ended from the end.
      for (let each = 0; each <= group; each += 1) next[each] = length - (next[each + 1] as number);
    }

    const sorted = new Uint32Array(length);
    for (let nth = 0; nth < length; nth += 1) {
      const place = given ? (given[nth] as number) : nth;
      const to = groups[place] as number;
      sorted[next[to] as number] = place;
      next[to] = (next[to] as number) + 1;
    }
    return sorted;
  }
}
