import { RowOrder } from './rowOrder.ts';
import { openSlots } from './slots.ts';

/**
 * One column's order, kept as a database keeps an index, and its groups of equal rows.
 *
 * Invariant: `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnOrder<Row, Key> extends RowOrder<Row, Key> {
  private tied: Uint8Array = new Uint8Array(0);
  /**
   * By place, the number of the row's group, or 0 where it has no equal; as of the last sort. Kept,
   * as new memory would cost more than the sort; never cleared, as rows once tied stay tied.
   */
  private groups = new Uint32Array(0);

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
   * The place of each row in this order, rows of a group always ascending by place.
   *
   * @returns ascending, a view of the order itself: not to be changed, nor kept beyond a load
   */
  read(desc: boolean): Uint32Array {
    return desc ? this.reversed() : this.places.subarray(0, this.length);
  }

  /**
   * Sorts by this column, stably, what is sorted by the columns after it: one pass of a radix sort,
   * whose digit is the group that a row belongs to.
   *
   * @param given the place of each row once
   * @param desc whether the groups descend; the rows of a group keep their given order
   */
  sort(given: Uint32Array, desc: boolean): Uint32Array {
    const { length } = this;
    const sorted = desc ? this.reversed() : this.places.slice(0, length);
    if (this.groups.length < length) this.groups = new Uint32Array(this.places.length);
    const { groups } = this;

    /** By group, where its next row goes. */
    const next = [0];
    for (const { from, to } of this.groupsOfEquals()) {
      for (let at = from; at < to; at += 1) groups[this.places[at] as number] = next.length;
      next.push(desc ? length - to : from);
    }
    for (const place of given) {
      const group = groups[place] as number;
      if (group === 0) continue;
      sorted[next[group] as number] = place;
      next[group] = (next[group] as number) + 1;
    }
    return sorted;
  }

  /** The places with the groups in descending order. */
  private reversed(): Uint32Array {
    const { length } = this;
    const reversed = this.places.slice(0, length).reverse();
    for (const { from, to } of this.groupsOfEquals()) {
      reversed.subarray(length - to, length - from).reverse();
    }
    return reversed;
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
