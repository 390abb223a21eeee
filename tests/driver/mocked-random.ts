import type { ContactsPage } from './contacts-page.ts';
import { dependsOnCase, hasTies } from './order.ts';
import type { Row } from './table.ts';

/** What an example needs of the names of contacts: some tie, or their order depends on case. */
export type NameProperty = 'ties' | 'case';

/** Largest number of rows to load. */
const MAX_ROWS = 1_000;

const HAS: Readonly<Record<NameProperty, (contacts: readonly Row[]) => boolean>> = {
  ties: (contacts) => hasTies(contacts, 'Name'),
  case: (contacts) => dependsOnCase(contacts, 'Name'),
};

/**
 * Seeds of faker. Each gives the first 15 names the property if a page makes its contacts in one of the usual
 * orders: found by `tests/conformance/find-first-numbers.ts`.
 */
const SEEDS: Readonly<Record<NameProperty, readonly number[]>> = {
  ties: [],
  case: [],
};

/**
 * Opens a page with a mocked `Math.random`, once for each seed; then loads until the names have a property.
 *
 * @returns whether they have it
 */
export async function openMocked(contacts: ContactsPage, property: NameProperty): Promise<boolean> {
  const { generated, window } = contacts;
  const rows = () => [...generated.values()];
  // UUIDs that repeat are made of too few random numbers for this mock.
  const areDistinct = () => new Set(rows().map(({ UUID }) => UUID)).size === generated.size;
  const isReady = () => areDistinct() && HAS[property](rows());
  for (const seed of SEEDS[property]) {
    await window.mockRandom(seed);
    await contacts.open();
    if (isReady()) return true;
  }
  for (let count = 0; count < generated.size && generated.size < MAX_ROWS && areDistinct(); ) {
    count = generated.size;
    await contacts.load();
    if (isReady()) return true;
  }
  return false;
}
