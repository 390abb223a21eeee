import type { Contact } from '../../src/contact/contact.ts';
import { usePageScroll } from '../../src/scrolling/pageScroll.ts';
import { ContactTable } from '../../src/table/ContactTable.tsx';
import { withHostile } from './contacts.ts';

/** The table with given contacts. */
export function TableStory({ contacts }: { contacts: Contact[] }) {
  const pageScroll = usePageScroll();
  return <ContactTable contacts={contacts} pageScroll={pageScroll} />;
}

/** The same with hostile contacts, of which some would be changed on their way from a test. */
export function HostileStory() {
  return <TableStory contacts={withHostile()} />;
}
