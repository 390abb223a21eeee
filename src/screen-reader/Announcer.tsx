import { useEffect, useState } from 'react';
import { ANNOUNCEMENT_DELAY_MS } from '../constants.ts';
import { announcement, type SortedColumn, sortInWords } from './words.ts';

/**
 * A polite live region that announces each sort and each load of a list of `count` contacts (B5).
 * Changes in quick succession are announced together, after a second without a change.
 */
export function Announcer({ sort, count }: { sort: readonly SortedColumn[]; count: number }) {
  const sorted = sortInWords(sort);
  const [last, setLast] = useState({ sorted, count, text: '' });

  useEffect(() => {
    const timer = setTimeout(() => {
      const listing = { sorted, count };
      setLast((old) => ({ ...listing, text: announcement(old, listing) || old.text }));
    }, ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sorted, count]);

  return (
    <p role="status" className="visually-hidden">
      {last.text}
    </p>
  );
}
