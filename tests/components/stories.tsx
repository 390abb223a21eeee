/** What component tests mount: the screen, the scroller or the table, with the values of a test. */
import { useLayoutEffect, useState } from 'react';
import type { Contact } from '../../src/contact/contact.ts';
import { InfiniteScroll } from '../../src/loading/InfiniteScroll.tsx';
import { Screen } from '../../src/Screen.tsx';
import { usePageScroll } from '../../src/scrolling/pageScroll.ts';
import { ContactTable } from '../../src/table/ContactTable.tsx';
import { withHostile } from './contacts.ts';

/** The whole screen, and a button that unmounts it. */
export function ScreenStory() {
  const [isMounted, setMounted] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => setMounted(false)}
        style={{ position: 'fixed', zIndex: 2 }}
      >
        Unmount
      </button>
      {isMounted && <Screen seed={7} />}
    </>
  );
}

/** The scroller around rows of 100 px; a click on 'Arrive' ends a load of four. */
export function ScrollerStory({ initial = 20 }) {
  const pageScroll = usePageScroll();
  const [rows, setRows] = useState(initial);
  const [calls, setCalls] = useState(0);
  const [loading, setLoading] = useState(false);
  const next = () => {
    setCalls((count) => count + 1);
    setLoading(true);
  };
  const arrive = () => {
    setRows((count) => count + 4);
    setLoading(false);
  };
  return (
    <>
      <p style={{ position: 'fixed', top: 0 }}>
        <output>{calls} calls</output>
        <button type="button" onClick={arrive}>
          Arrive
        </button>
      </p>
      <InfiniteScroll dataLength={rows} loader="Is loading..." {...{ pageScroll, next, loading }}>
        <div style={{ height: rows * 100 }}>{rows} rows</div>
      </InfiniteScroll>
    </>
  );
}

/** The same, scrolled to its bottom in the commit that mounts it. */
export function ScrolledStory() {
  useLayoutEffect(() => window.scrollTo(0, document.documentElement.scrollHeight), []);
  return <ScrollerStory />;
}

/** The table with given contacts. */
export function TableStory({ contacts }: { contacts: Contact[] }) {
  const pageScroll = usePageScroll();
  return <ContactTable contacts={contacts} pageScroll={pageScroll} />;
}

/** The same with hostile contacts, of which some would be changed on their way from a test. */
export function HostileStory() {
  return <TableStory contacts={withHostile()} />;
}
