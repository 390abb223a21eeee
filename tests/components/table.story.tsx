import { StrictMode, useState } from 'react';
import type { Contact } from '../../src/contact/contact.ts';
import { PageScroll } from '../../src/scrolling/pageScroll.ts';
import { ContactTable } from '../../src/table/ContactTable.tsx';

/** The table with given contacts. */
export function TableStory({ contacts }: { contacts: Contact[] }) {
  const [pageScroll] = useState(() => new PageScroll());
  return (
    <StrictMode>
      <ContactTable contacts={contacts} pageScroll={pageScroll} />
    </StrictMode>
  );
}
