/**
 * `npx tsx tests/conformance/find-first-numbers.ts`: finds the first numbers of the `Math.random` that
 * `../driver/mocked-random.ts` mocks. Takes some minutes.
 */
import { faker } from '@faker-js/faker/locale/en';
import { dependsOnCase, hasTies } from '../driver/order.ts';
import type { Row } from '../driver/table.ts';
import type { Contact } from './page/contact.ts';
import { STOCK_CONTACTS } from './page/stock-contact.ts';

/** Number of rows that a page has in the document at first, even if they are high and windowed. */
const FIRST_ROWS = 15;

/** A number that, as faker's seed, makes first rows with the property that `has` tests. */
function find(make: () => Contact, has: (rows: readonly Row[]) => boolean): number {
  for (let nth = 5_900_000; ; nth += 1) {
    const number = nth / 10_000_000;
    // As faker seeds itself when it is imported.
    faker.seed(Math.ceil(number * Number.MAX_SAFE_INTEGER));
    const rows = Array.from({ length: FIRST_ROWS }, () => {
      const { uuid, name, address, phone } = make();
      return { UUID: uuid, Name: name, Address: address, Phone: phone };
    });
    if (has(rows)) return number;
  }
}

for (const [order, make] of Object.entries(STOCK_CONTACTS)) {
  const ties = find(make, (rows) => hasTies(rows, 'Name'));
  console.log(order, { ties, case: find(make, (rows) => dependsOnCase(rows, 'Name')) });
}
