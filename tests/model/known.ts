/** What a walk knows of the contacts of a page, whatever makes them. */
import { compareRows, type Sort } from '../driver/order.ts';
import { COLUMNS, type Column, isSameRow, type Row } from '../driver/table.ts';

/** A rendered row: its place in the list, from 0, and the texts of its cells. */
export interface Rendered {
  readonly place: number;
  readonly cells: readonly string[];
}

/** What is wrong with the rows of a page, and the point that it breaks. */
export interface RowFault {
  readonly id: string;
  readonly found: string;
}

/** Knows which rows may be where. */
export interface RowOracle {
  /**
   * Compares the rendered rows with those that it knows.
   *
   * @param count number of rows in the list, rendered or not
   * @returns the first fault
   */
  see(sort: Sort, count: number, rendered: readonly Rendered[]): RowFault | undefined;
}

/** The texts of a row, with bars between them. */
export const textOf = (row: Row | undefined) =>
  row && COLUMNS.map((column) => row[column]).join(' | ');

const rowOf = (cells: readonly string[]): Row => {
  const values = COLUMNS.map((column, nth) => [column, cells[nth] ?? '']);
  return Object.fromEntries(values) as Record<Column, string>;
};

export const inWords = (row: Row | undefined) =>
  JSON.stringify(row && COLUMNS.map((each) => row[each]));

/** The first and the last place that each of these sorted rows can have among those that it ties with. */
function tieGroups(sort: Sort, rows: readonly Row[]): Map<string, { first: number; last: number }> {
  const groups = new Map<string, { first: number; last: number }>();
  let group = { first: 0, last: 0 };
  for (const [place, row] of rows.entries()) {
    const before = rows[place - 1];
    if (!before || compareRows(sort, before, row) !== 0) group = { first: place, last: place };
    group.last = place;
    groups.set(row.UUID, group);
  }
  return groups;
}

/** The contacts of a page as far as it has shown them. */
export class Known implements RowOracle {
  private readonly byUuid = new Map<string, Row>();
  /** Uuids by their place in the order of generation. */
  private readonly generated = new Map<number, string>();
  private readonly placeOf = new Map<string, number>();

  /** Compares the rows with those that the page has shown before, and remembers them. */
  see(sort: Sort, count: number, rendered: readonly Rendered[]): RowFault | undefined {
    const rows = rendered.map(({ place, cells }) => ({ place, row: rowOf(cells) }));
    const fault =
      this.faultOfRows(rows.map(({ row }) => row)) ??
      this.faultOfCount(count) ??
      (sort.length === 0 ? this.faultOfPlaces(rows) : this.faultOfOrder(sort, count, rows));
    if (fault) return fault;
    const shown = new Set(rows.map(({ row }) => row.UUID));
    const lost = [...this.byUuid.values()].find(({ UUID }) => !shown.has(UUID));
    const isWhole = rendered.length === count;
    return isWhole && lost ? { id: 'R4.3', found: `no row ${inWords(lost)}` } : undefined;
  }

  /** Each row is as it was, and no two of them are one contact. */
  private faultOfRows(rows: readonly Row[]): RowFault | undefined {
    const uuids = new Set<string>();
    for (const row of rows) {
      const known = this.byUuid.get(row.UUID) ?? row;
      if (uuids.has(row.UUID)) return { id: 'R3.2', found: `twice ${row.UUID}` };
      if (!isSameRow(known, row))
        return { id: 'R4.3', found: `${inWords(known)} is now ${inWords(row)}` };
      const empty = COLUMNS.find((column) => row[column] === '');
      if (empty) return { id: 'R2.2', found: `no ${empty} in ${inWords(row)}` };
      uuids.add(row.UUID);
      this.byUuid.set(row.UUID, row);
    }
    return undefined;
  }

  /** No contact has been replaced by another. */
  private faultOfCount(count: number): RowFault | undefined {
    const { size } = this.byUuid;
    if (size <= count) return undefined;
    return { id: 'R4.3', found: `${count} rows, but ${size} contacts so far` };
  }

  /** Unsorted, each row is at its place in the order of generation. */
  private faultOfPlaces(rows: readonly { place: number; row: Row }[]): RowFault | undefined {
    for (const { place, row } of rows) {
      const expected = this.generated.get(place) ?? row.UUID;
      const known = this.placeOf.get(row.UUID) ?? place;
      if (expected !== row.UUID || known !== place)
        return { id: 'R4.7', found: `${inWords(row)} at place ${place + 1}` };
      this.generated.set(place, row.UUID);
      this.placeOf.set(row.UUID, place);
    }
    return undefined;
  }

  /** Sorted, neighbours are in order, and ties in the order of generation (R9.5), as far as it is known. */
  private faultOfOrder(
    sort: Sort,
    count: number,
    rows: readonly { place: number; row: Row }[],
  ): RowFault | undefined {
    const all = [...this.byUuid.values()].sort((a, b) => compareRows(sort, a, b));
    const unknown = count - all.length;
    const groups = tieGroups(sort, all);
    const isLater = (a: Row, b: Row) => {
      const [placeA = -1, placeB = -1] = [this.placeOf.get(a.UUID), this.placeOf.get(b.UUID)];
      const order = compareRows(sort, a, b);
      return order > 0 || (order === 0 && placeB !== -1 && placeA > placeB);
    };
    for (const [nth, { place, row }] of rows.entries()) {
      const next = rows[nth + 1];
      const isTurned = next?.place === place + 1 && isLater(row, next.row);
      const { first = 0, last = 0 } = groups.get(row.UUID) ?? {};
      if (isTurned || place < first || place > last + unknown)
        return { id: 'R4.7', found: `${inWords(row)} at place ${place + 1}` };
    }
    return undefined;
  }
}
