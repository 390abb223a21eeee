import type { Contact } from '../../src/contact/contact.ts';
import { usePageScroll } from '../../src/scrolling/pageScroll.ts';
import { ContactTable } from '../../src/table/ContactTable.tsx';

/** The table with given contacts. */
export function TableStory({ contacts }: { contacts: Contact[] }) {
  const pageScroll = usePageScroll();
  return <ContactTable contacts={contacts} pageScroll={pageScroll} />;
}
