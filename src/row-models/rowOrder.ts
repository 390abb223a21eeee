import { openSlots } from './slots.ts';

/** Compares two rows, ascending: negative, zero or positive; a total preorder. */
export type Comparator<Row> = (a: Row, b: Row) => number;

/**
 * The order of rows that grow in number (B2). A row is known by its place in the order of
 * generation, from 0.
 *
 * Invariant: the first `length` of `places` hold the place of each row once, ascending by `compare`,
 * equal rows ascending by place.
 */
export class RowOrder<Row> {
  protected length: number;

  /** @param places the order of the first rows */
  constructor(
    protected readonly compare: Comparator<Row>,
    protected places: Uint32Array = new Uint32Array(0),
  ) {
    this.length = places.length;
  }

  /** The row at `at` in this order. */
  rowAt(rows: readonly Row[], at: number): Row {
    return rows[this.places[at] as number] as Row;
  }

  /**
   * Inserts the rows that `rows` has at its end beyond those inserted before.
   *
   * @param rows all rows in the order of generation
   * @returns where the new ones stand now, ascending
   */
  insertFrom(rows: readonly Row[]): number[] {
    const known = this.length;
    const added = Array.from({ length: rows.length - known }, (_, nth) => known + nth);
    added.sort((a, b) => this.compare(rows[a] as Row, rows[b] as Row));
    const slots = added.map((place, nth) => this.firstAbove(rows[place] as Row, rows) + nth);

    this.places = openSlots(this.places, known, slots);
    for (const [nth, slot] of slots.entries()) this.places[slot] = added[nth] as number;
    this.length = rows.length;
    return slots;
  }

  /** Where the first row above `row` stands. */
  private firstAbove(row: Row, rows: readonly Row[]): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.rowAt(rows, middle), row) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
