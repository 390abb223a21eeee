/**
 * `npx tsx tests/conformance/find-first-numbers.ts`: finds the first numbers of the `Math.random` that
 * `../driver/in-page/random.ts` mocks. Takes about a minute.
 */
import { faker } from '@faker-js/faker/locale/en';
import { dependsOnCase, hasTies } from '../driver/order.ts';
import type { Row } from '../driver/table.ts';
import { makeStockContact } from './page/stock-contact.ts';

function makeRow(): Row {
  const { uuid, name, address, phone } = makeStockContact();
  return { UUID: uuid, Name: name, Address: address, Phone: phone };
}

/** A number that, as faker's seed, makes `first` contacts with the property that `has` tests. */
function find(first: number, has: (contacts: readonly Row[]) => boolean): number {
  for (let nth = 5_900_000; ; nth += 1) {
    const number = nth / 10_000_000;
    // As faker seeds itself when it is imported.
    faker.seed(Math.ceil(number * Number.MAX_SAFE_INTEGER));
    if (has(Array.from({ length: first }, makeRow))) return number;
  }
}

const ties = find(60, (contacts) => hasTies(contacts, 'Name'));
const ofCase = find(300, (contacts) => dependsOnCase(contacts, 'Name'));
console.log({ ties, case: ofCase });
