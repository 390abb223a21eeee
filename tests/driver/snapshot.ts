import type { ContactsPage } from './contacts-page.ts';
import { type Box, firstInView } from './view.ts';

/** What a page showed at some time. */
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

/** Reads what the page shows, without scrolling. */
export async function takeSnapshot({ view, surroundings, generated }: ContactsPage) {
  return {
    view: await view.whole(),
    /** The text around the rows. */
    text: await surroundings.text(),
    /** Every contact of this visit that has been seen unsorted, by its place. */
    contacts: new Map(generated),
  };
}

/** The first row that was in view. */
export function firstRowIn({ view }: Snapshot): Box {
  const first = firstInView(view.boxes);
  if (!first) throw new Error('No row was in view');
  return first;
}
