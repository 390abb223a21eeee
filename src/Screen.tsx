import type { AddressOptions } from './address.ts';
import { InfiniteScroll } from './loading/InfiniteScroll.tsx';
import { useContactList } from './loading/useContactList.ts';
import { usePageScroll } from './scrolling/pageScroll.ts';
import { ContactTable } from './table/ContactTable.tsx';

/** The one screen (R2.1): a table of contacts (R1.1) without end (R2.8), and 'Loading...' (R2.7). */
export function Screen({ seed, ...scrolling }: AddressOptions) {
  const { contacts, loading, load } = useContactList(seed);
  const pageScroll = usePageScroll();
  return (
    <main>
      <h1>Sample contacts</h1>
      <InfiniteScroll
        dataLength={contacts.length}
        next={load}
        loading={loading}
        loader="Is loading..."
        pageScroll={pageScroll}
        {...scrolling}
      >
        <ContactTable contacts={contacts} pageScroll={pageScroll} />
      </InfiniteScroll>
      <p className="loading-line">{loading && 'Loading...'}</p>
    </main>
  );
}
