import { StrictMode } from 'react';
import type { Contact } from '../../src/contact/contact.ts';
import { ContactTable } from '../../src/table/ContactTable.tsx';

/** The table with given contacts. */
export function TableStory({ contacts }: { contacts: Contact[] }) {
  return (
    <StrictMode>
      <ContactTable contacts={contacts} />
    </StrictMode>
  );
}
