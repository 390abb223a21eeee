import type { ContactsPage } from './contacts-page.ts';
import type { Want } from './in-page/random.ts';
import { dependsOnCase, hasTies } from './order.ts';
import type { Row } from './table.ts';

/** Largest number of rows to load. */
const MAX_ROWS = 1_000;

const IS_AS_WANTED: Readonly<Record<Want, (contacts: readonly Row[]) => boolean>> = {
  ties: (contacts) => hasTies(contacts, 'Name'),
  case: (contacts) => dependsOnCase(contacts, 'Name'),
};

/**
 * Opens a page with a mocked `Math.random` that repeats itself, and loads until its contacts are as
 * wanted.
 *
 * @returns whether they are
 */
export async function openMocked(contacts: ContactsPage, want: Want): Promise<boolean> {
  const { generated, window } = contacts;
  await window.mockRandom(want);
  await contacts.open();
  for (let count = 0; generated.size > count; await contacts.load()) {
    count = generated.size;
    const rows = [...generated.values()];
    // A page that makes its UUIDs of so few random numbers cannot be judged with them.
    if (new Set(rows.map(({ UUID }) => UUID)).size < count) return false;
    if (IS_AS_WANTED[want](rows)) return true;
    if (count >= MAX_ROWS) return false;
  }
  return false;
}
