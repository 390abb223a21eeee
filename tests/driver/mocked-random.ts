import type { ContactsPage } from './contacts-page.ts';
import type { NameProperty } from './in-page/random.ts';
import { dependsOnCase, hasTies } from './order.ts';
import type { Row } from './table.ts';

/** Largest number of rows to load. */
const MAX_ROWS = 1_000;

const HAS: Readonly<Record<NameProperty, (contacts: readonly Row[]) => boolean>> = {
  ties: (contacts) => hasTies(contacts, 'Name'),
  case: (contacts) => dependsOnCase(contacts, 'Name'),
};

/**
 * Opens a page with a mocked `Math.random`, and loads until the names have a property.
 *
 * @returns whether they have it
 */
export async function openMocked(contacts: ContactsPage, property: NameProperty): Promise<boolean> {
  const { generated, window } = contacts;
  await window.mockRandom(property);
  await contacts.open();
  for (let count = 0; generated.size > count; await contacts.load()) {
    count = generated.size;
    const rows = [...generated.values()];
    // UUIDs that repeat are made of too few random numbers for this mock.
    if (new Set(rows.map(({ UUID }) => UUID)).size < count) return false;
    if (HAS[property](rows)) return true;
    if (count >= MAX_ROWS) return false;
  }
  return false;
}
