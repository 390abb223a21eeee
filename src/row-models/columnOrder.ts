import { RowOrder } from './rowOrder.ts';
import { openSlots } from './slots.ts';

/**
 * One column's order, kept as a database keeps an index, and its groups of equal rows.
 *
 * Invariant: `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnOrder<Row, Key> extends RowOrder<Row, Key> {
  private tied: Uint8Array = new Uint8Array(0);

  override insertFrom(rows: readonly Row[]): number[] {
    const { length, ordering } = this;
    const slots = super.insertFrom(rows);
    // A new row stands after its equals, so it parts no two that were tied.
    this.tied = openSlots(this.tied, length, slots);
    for (const slot of slots) {
      const isTied = () => {
        const [before, here] = [slot - 1, slot].map((at) => ordering.keyOf(this.rowAt(rows, at)));
        return ordering.compare(before as Key, here as Key) === 0;
      };
      this.tied[slot] = Number(slot > 0 && isTied());
    }
    return slots;
  }

  /**
   * Sorts by this column, stably, what is sorted by the columns after it: one pass of a radix sort,
   * whose digit is the group of equal rows that a row belongs to.
   *
   * @param given the place of each row once; `undefined` for the order of generation
   * @param desc whether the groups descend; the rows of a group keep their given order
   */
  sort(given: Uint32Array | undefined, desc: boolean): Uint32Array {
    const { length } = this;
    const sorted = this.places.slice(0, length);
    if (desc) sorted.reverse();

    /** By place, the number of the row's group, or 0 where it has no equal. */
    const groups = new Uint32Array(given ? length : 0);
    /** By group, where its next row goes. */
    const next = [0];
    for (const { from, to } of this.groupsOfEquals()) {
      const start = desc ? length - to : from;
      if (desc) sorted.subarray(start, start + to - from).reverse();
      if (given) {
        for (let at = from; at < to; at += 1) groups[this.places[at] as number] = next.length;
        next.push(start);
      }
    }
    if (!given || next.length === 1) return sorted;

    for (let nth = 0; nth < length; nth += 1) {
      const place = given[nth] as number;
      const group = groups[place] as number;
      if (group === 0) continue;
      sorted[next[group] as number] = place;
      next[group] = (next[group] as number) + 1;
    }
    return sorted;
  }

  /** Where each group of two or more equal rows begins and ends. */
  private *groupsOfEquals(): Generator<{ from: number; to: number }> {
    const { tied } = this;
    for (let second = tied.indexOf(1); second !== -1; ) {
      const end = tied.indexOf(0, second);
      const to = end === -1 ? this.length : end;
      yield { from: second - 1, to };
      second = tied.indexOf(1, to);
    }
  }
}
