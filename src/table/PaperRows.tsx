import type { Row } from '@tanstack/react-table';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contact } from '../contact/contact.ts';
import type { features } from '../sorting/sorting.ts';
import { ContactRow } from './ContactRows.tsx';

/** Most rows on paper: browsers print them in seconds, and with ten times as many Chromium fails. */
const MAX_PAPER_ROWS = 10_000;

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const listening = new AbortController();
    // At once, because the browser prints what it finds after the event.
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', onPrint, { signal: listening.signal });
    window.addEventListener('afterprint', onPrint, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}

/** The table's body on paper: every row, up to a number (B12). */
export function PaperRows({ rows }: { rows: readonly Row<typeof features, Contact>[] }) {
  return (
    usePrinting() && (
      <tbody role="rowgroup" className="paper">
        {rows.slice(0, MAX_PAPER_ROWS).map((row, index) => (
          <ContactRow key={row.id} contact={row.original} index={index} />
        ))}
      </tbody>
    )
  );
}
