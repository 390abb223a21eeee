import { useEffect, useState } from 'react';
import { QUIET_BEFORE_NEWS_MS } from '../constants.ts';
import { newsInWords, type Sort, sortInWords } from './words.ts';

interface NewsProps {
  sort: Sort;
  /** Number of contacts in the list. */
  count: number;
}

/**
 * A polite live region that announces each sort and each load (B5). Changes in quick succession are
 * announced together, after a second without a change.
 */
export function News({ sort, count }: NewsProps) {
  const sorted = sortInWords(sort);
  const [announced, setAnnounced] = useState({ sorted, count, news: '' });

  useEffect(() => {
    const quiet = setTimeout(() => {
      setAnnounced((was) => ({
        sorted,
        count,
        news: newsInWords(was, { sorted, count }) || was.news,
      }));
    }, QUIET_BEFORE_NEWS_MS);
    return () => clearTimeout(quiet);
  }, [sorted, count]);

  return (
    <p role="status" className="unseen">
      {announced.news}
    </p>
  );
}
