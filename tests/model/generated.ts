import { createContactGenerator, makeContact } from '../../src/contact/generator.ts';
import { compareRows, type Sort } from '../driver/order.ts';
import type { Row } from '../driver/table.ts';
import { inWords, type Rendered, type RowFault, type RowOracle, textOf } from './known.ts';

/**
 * Seeds whose first 40 contacts include two equal names (about one seed in 3,000): sorted by Name,
 * they show whether ties keep the order of generation.
 */
export const SEEDS = [1288, 4866, 7736, 7995, 11815, 11902, 21205, 30158, 33252, 38356] as const;

/** The contacts of a seed (B8), as rows in any sort order. */
export class Generated implements RowOracle {
  private readonly generator;
  private readonly rows: Row[] = [];
  private latest: { key: string; rows: readonly Row[] } | undefined;

  constructor(seed: number) {
    this.generator = createContactGenerator(seed);
  }

  /** The first `count` rows, sorted; ties in the order of generation (R9.5). */
  sorted(sort: Sort, count: number): readonly Row[] {
    const key = JSON.stringify([sort, count]);
    if (this.latest?.key === key) return this.latest.rows;
    while (this.rows.length < count) {
      const { uuid, name, address, phone } = makeContact(this.generator);
      this.rows.push({ UUID: uuid, Name: name, Address: address, Phone: phone });
    }
    const rows = this.rows.slice(0, count).sort((a, b) => compareRows(sort, a, b));
    this.latest = { key, rows };
    return rows;
  }

  see(sort: Sort, count: number, rendered: readonly Rendered[]): RowFault | undefined {
    const order = this.sorted(sort, count);
    const from = rendered[0]?.place ?? 0;
    const wrong = rendered.find(
      ({ place, cells }, nth) => place !== from + nth || textOf(order[place]) !== cells.join(' | '),
    );
    if (!wrong) return undefined;
    const { place, cells } = wrong;
    const found = `${JSON.stringify(cells)} at place ${place + 1}, not ${inWords(order[place])}`;
    return { id: 'R4.7', found };
  }
}
