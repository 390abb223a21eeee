import { openSlots } from './growingArrays.ts';
import { RowOrder } from './sortedIndex.ts';

/**
 * The order of one column, kept like a database index, with its groups of equal rows.
 *
 * Invariant: `tied[at]` is 1 where the row at `at` equals the one before it, and 0 elsewhere.
 */
export class ColumnOrder<Row, Key> extends RowOrder<Row, Key> {
  private tied: Uint8Array = new Uint8Array(0);
  /**
   * The number of each row's group by place, or 0 without an equal row; as of the last sort. Reused,
   * because allocating it costs more than the sort; never cleared, because tied rows stay tied.
   */
  private groups = new Uint32Array(0);

  override insertFrom(rows: readonly Row[]): number[] {
    const { length, ordering } = this;
    const slots = super.insertFrom(rows);
    // A new row is inserted after its equals, so it never separates tied rows.
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
   * The places of all rows in this order; the rows of a group always ascend by place.
   *
   * @returns if ascending, a view of the order itself: do not modify it or keep it after a load
   */
  read(desc: boolean): Uint32Array {
    return desc ? this.reversed() : this.places.subarray(0, this.length);
  }

  /**
   * Stably sorts by this column what is already sorted by the columns after it: one pass of a radix
   * sort whose digit is a row's group.
   *
   * @param given the places of all rows
   * @param desc whether the groups descend; the rows of a group keep their given order
   */
  sort(given: Uint32Array, desc: boolean): Uint32Array {
    const { length } = this;
    const sorted = desc ? this.reversed() : this.places.slice(0, length);
    if (this.groups.length < length) this.groups = new Uint32Array(this.places.length);
    const { groups } = this;

    /** Where the next row of each group goes. */
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

  /** The bounds of each group of two or more equal rows. */
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
