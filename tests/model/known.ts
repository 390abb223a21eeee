/** What a walk knows of the contacts of a page: all of them by their seed, or those that it has shown. */
import { createContactGenerator, makeContact } from '../../src/contact/generator.ts';
import type { Observation } from '../driver/in-page/observation.ts';
import { compareRows, type Sort } from '../driver/order.ts';
import { COLUMNS, type Column, isSameRow, type Row } from '../driver/table.ts';

/**
 * Seeds whose first 40 contacts include two equal names (about one seed in 3,000): sorted by Name,
 * they show whether ties keep the order of generation.
 */
export const SEEDS = [1288, 4866, 7736, 7995, 11815, 11902, 21205, 30158, 33252, 38356] as const;

type Rendered = Pick<Observation['renderedRows'][number], 'place' | 'cells'>;

/** A row at its place in the list, from 0. */
type PlacedRow = Row & Pick<Rendered, 'place'>;

/** What is wrong with the rows of a page, and the id of the point that it breaks. */
interface RowFault {
  readonly id: string;
  readonly found: string;
}

const rowOf = ({ place, cells }: Rendered): PlacedRow => {
  const values = COLUMNS.map((column, nth) => [column, cells[nth] ?? '']);
  return { place, ...(Object.fromEntries(values) as Record<Column, string>) };
};

const inWords = (row: Row) => JSON.stringify(COLUMNS.map((each) => row[each]));

const misplaced = (row: PlacedRow): RowFault => ({
  id: 'R4.7',
  found: `${inWords(row)} at place ${row.place + 1}`,
});

/** Knows which rows may be where. */
export class Known {
  private readonly byUuid = new Map<string, Row>();
  /** Uuids by their place in the order of generation, and the other way round. */
  private readonly generated = new Map<number, string>();
  private readonly placeOf = new Map<string, number>();
  private readonly generator;
  private sorted = { key: '', places: new Map<string, readonly number[]>() };

  /** @param seed of the contacts, if this project's page makes them (B8) */
  constructor(seed?: number) {
    this.generator = seed === undefined ? undefined : createContactGenerator(seed);
  }

  /**
   * Compares the rendered rows with those that it knows, and remembers them.
   *
   * @param count number of rows in the list, rendered or not
   * @returns the first fault
   */
  see(sort: Sort, count: number, rendered: readonly Rendered[]): RowFault | undefined {
    while (this.generator && this.generated.size < count) {
      const { uuid, name, address, phone } = makeContact(this.generator);
      const row = rowOf({ place: this.generated.size, cells: [uuid, name, address, phone] });
      this.byUuid.set(uuid, row);
      this.learn(row);
    }
    const [first] = this.faults(sort, count, rendered.map(rowOf));
    return first;
  }

  private learn({ UUID, place }: PlacedRow): void {
    this.generated.set(place, UUID);
    this.placeOf.set(UUID, place);
  }

  private *faults(sort: Sort, count: number, rows: readonly PlacedRow[]): Iterable<RowFault> {
    yield* this.faultsOfRows(rows);
    const { size } = this.byUuid;
    // A contact has been replaced by another.
    if (size > count) yield { id: 'R4.3', found: `${count} rows, but ${size} contacts so far` };
    yield* sort.length === 0 ? this.faultsOfPlaces(rows) : this.faultsOfOrder(sort, count, rows);
  }

  /** Each row is as it was, no two of them are one contact, and this page's have no gaps. */
  private *faultsOfRows(rows: readonly PlacedRow[]): Iterable<RowFault> {
    const uuids = new Set<string>();
    for (const [nth, row] of rows.entries()) {
      const known = this.byUuid.get(row.UUID) ?? row;
      // Another page may render more rows than a part of the list.
      if (this.generator && row.place - nth !== rows[0]?.place) yield misplaced(row);
      if (uuids.has(row.UUID)) yield { id: 'R3.2', found: `twice ${row.UUID}` };
      if (!isSameRow(known, row))
        yield { id: 'R4.3', found: `${inWords(known)} is now ${inWords(row)}` };
      const empty = COLUMNS.find((column) => row[column] === '');
      if (empty) yield { id: 'R2.2', found: `no ${empty} in ${inWords(row)}` };
      uuids.add(row.UUID);
      this.byUuid.set(row.UUID, row);
    }
  }

  /** Unsorted, each row is at its place in the order of generation. */
  private *faultsOfPlaces(rows: readonly PlacedRow[]): Iterable<RowFault> {
    for (const row of rows) {
      const expected = this.generated.get(row.place) ?? row.UUID;
      const known = this.placeOf.get(row.UUID) ?? row.place;
      if (expected !== row.UUID || known !== row.place) yield misplaced(row);
      this.learn(row);
    }
  }

  /** Sorted, each row is where it can be, and neighbours are in order. */
  private *faultsOfOrder(sort: Sort, count: number, rows: readonly PlacedRow[]) {
    const places = this.placesIn(sort);
    const unknown = count - this.byUuid.size;
    for (const [nth, row] of rows.entries()) {
      const next = rows[nth + 1];
      const isTurned = next?.place === row.place + 1 && this.compare(sort, row, next) > 0;
      const [first, last] = [places.get(row.UUID)?.at(0) ?? 0, places.get(row.UUID)?.at(-1) ?? 0];
      if (isTurned || row.place < first || row.place > last + unknown) yield misplaced(row);
    }
  }

  /** By a sort; ties in the order of generation (R9.5), as far as it is known. */
  private compare(sort: Sort, a: Row, b: Row): number {
    const order = compareRows(sort, a, b);
    if (order !== 0) return order;
    const [placeA, placeB] = [this.placeOf.get(a.UUID), this.placeOf.get(b.UUID)];
    return placeA === undefined || placeB === undefined ? 0 : placeA - placeB;
  }

  /** The places of the known rows, by uuid: several for those whose ties may be in any order. */
  private placesIn(sort: Sort): ReadonlyMap<string, readonly number[]> {
    const { size } = this.byUuid;
    const key = JSON.stringify([sort, size, this.placeOf.size]);
    if (this.sorted.key === key) return this.sorted.places;
    const isExact = this.placeOf.size === size;
    const rows = [...this.byUuid.values()].sort((a, b) => this.compare(sort, a, b));
    const places = new Map<string, readonly number[]>();
    let group: number[] = [];
    for (const [place, row] of rows.entries()) {
      const before = rows[place - 1];
      const isTied = before && !isExact && compareRows(sort, before, row) === 0;
      if (!isTied) group = [];
      group.push(place);
      places.set(row.UUID, group);
    }
    this.sorted = { key, places };
    return places;
  }
}
