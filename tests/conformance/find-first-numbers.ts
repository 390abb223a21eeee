/**
 * `npx tsx tests/conformance/find-first-numbers.ts`: finds the first numbers of the `Math.random` that
 * `../driver/mocked-random.ts` mocks. Takes an hour.
 */
import { faker } from '@faker-js/faker/locale/en';
import { dependsOnCase, hasTies } from '../driver/order.ts';
import type { Row } from '../driver/table.ts';
import type { Contact } from './page/contact.ts';
import { stockContact } from './page/stock-contact.ts';

/** The usual orders in which pages make the fields of a contact; without uuid, the browser makes it. */
const ORDERS: readonly (readonly (keyof Contact)[])[] = [
  ['uuid', 'name', 'address', 'phone'],
  ['address', 'uuid', 'name', 'phone'],
  ['name', 'address', 'phone'],
  ['name', 'uuid', 'address', 'phone'],
  ['name', 'address', 'phone', 'uuid'],
];

/** A number that, as faker's seed, makes `length` rows with the property that `has` tests. */
function find(make: () => Contact, length: number, has: (rows: readonly Row[]) => boolean): number {
  for (let nth = 1_000_000; ; nth += 1) {
    const number = nth / 10_000_000;
    // As faker seeds itself when it is imported.
    faker.seed(Math.ceil(number * Number.MAX_SAFE_INTEGER));
    const rows = Array.from({ length }, () => {
      const { uuid, name, address, phone } = make();
      return { UUID: uuid, Name: name, Address: address, Phone: phone };
    });
    if (has(rows)) return number;
  }
}

for (const order of ORDERS) {
  const make = stockContact(...order);
  // A windowed page shows so many rows at first.
  const ties = find(make, 20, (rows) => hasTies(rows, 'Name'));
  const ofCase = find(make, 100, (rows) => dependsOnCase(rows, 'Name'));
  console.log(order.join(), { ties, case: ofCase });
}
