/** Which row may be where: what a page has shown so far, and the order of its sort. */
import { expect } from './expect.ts';
import { compareRows, compareValues, neighbours, type Sort } from './order.ts';
import { isSameRow, type Row } from './table.ts';

/** A row with its place in the list, from 0. */
export type PlacedRow = readonly [place: number, row: Row];

/** The rows of a page, as far as it has shown them since it was opened. */
export class ExpectedRows {
  /** By their place in the order of generation: those that were shown unsorted, or are known by their seed. */
  readonly generated = new Map<number, Row>();
  /** All that were shown, by their uuid, with their places in that order as far as they are known. */
  private readonly shown = new Map<string, { row: Row; place: number | undefined }>();

  /** Remembers rows, and their places if no column is sorted. */
  learn(rows: readonly PlacedRow[], isSorted: boolean): void {
    for (const [place, row] of rows) {
      this.shown.set(row.UUID, { row, place: isSorted ? this.placeOf(row) : place });
      if (!isSorted) this.generated.set(place, row);
    }
  }

  private placeOf({ UUID }: Row): number | undefined {
    return this.shown.get(UUID)?.place;
  }

  /** @throws Error with the first of these rows that is not at its place in the order of generation */
  expectGenerated(rows: readonly PlacedRow[]): void {
    const isMisplaced = ([place, row]: PlacedRow) =>
      (this.generated.has(place) && !isSameRow(this.generated.get(place), row)) ||
      (this.placeOf(row) ?? place) !== place;
    const first = rows.find(isMisplaced) ?? 'none';
    expect(first, 'the first row out of the order of generation').toEqual('none');
  }

  /**
   * Compares neighbours. Rows that tie keep the order of generation (R9.5), as far as it is known.
   *
   * @throws Error with the values of the first two in the wrong order
   */
  expectSorted(sort: Sort, rows: readonly PlacedRow[]): void {
    let unknown = 0;
    while (this.generated.has(unknown)) unknown += 1;
    const earliest = (row: Row) => this.placeOf(row) ?? unknown;
    const latest = (row: Row) => this.placeOf(row) ?? Number.POSITIVE_INFINITY;
    const misplaced = neighbours(rows, ([place, a], [next, b]) => {
      if (next !== place + 1) return false;
      const order = compareRows(sort, a, b);
      return order > 0 || (order === 0 && earliest(a) > latest(b));
    });
    if (!misplaced) return;
    const [[, a], [, b]] = misplaced;
    const deciding = sort.find(({ column }) => compareValues(a[column], b[column]) !== 0);
    const expected = deciding
      ? `${deciding.column} ${deciding.direction}`
      : 'rows that tie in the order of generation';
    const column = deciding?.column ?? 'UUID';
    throw new Error(
      `Neighbours in the wrong order\nExpected: ${expected}\nReceived: "${a[column]}" before "${b[column]}"`,
    );
  }

  /**
   * Compares rows with all that were shown, and remembers them.
   *
   * @param count number of rows in the list
   * @param isAll whether these should be all of them, and not only those in the document
   * @throws Error if the page has lost or changed some, or has more than `count`
   */
  expectKept(sort: Sort, rows: readonly PlacedRow[], count: number, isAll: boolean): void {
    const byUuid = new Map(rows.map(([, row]) => [row.UUID, row]));
    const isKept = (row: Row) => isSameRow(byUuid.get(row.UUID) ?? (isAll ? undefined : row), row);
    const lost = [...this.shown.values()].map(({ row }) => row).filter((row) => !isKept(row));
    expect(lost, 'rows that the sort has lost or changed').toEqual([]);
    this.learn(rows, sort.length > 0);
    expect(this.shown.size, 'contacts so far').toBeLessThanOrEqual(count);
  }
}
