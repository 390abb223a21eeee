import type { ReactNode } from 'react';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { warnMissingDataLength } from '../warnings.ts';
import { thresholdOrDefault } from './threshold.ts';
import { useLoadNearBottom } from './useLoadNearBottom.ts';

export interface InfiniteScrollProps {
  /** Number of rows that `children` show. */
  dataLength: number;
  /** Asks for more rows, which there always are (R4.5). Not called while `loading`. */
  next: () => void;
  /** The loading flag (R4.1), to be cleared in the commit that brings the rows. */
  loading: boolean;
  /** Shown below `children` while loading (R2.6). */
  loader: ReactNode;
  /** Scroll position that asks for more rows: see `parseThreshold` for its forms (R9.3). */
  scrollThreshold?: string | number;
  pageScroll: PageScroll;
  children: ReactNode;
}

/** A list that grows as it is scrolled. Warns about a bad threshold (R8.2) and a missing length (R8.3). */
export function InfiniteScroll(props: InfiniteScrollProps) {
  const { dataLength, next, loading, loader, scrollThreshold, pageScroll, children } = props;
  if (dataLength === undefined) warnMissingDataLength();
  const threshold = thresholdOrDefault(scrollThreshold);
  const bottomSpacer = useLoadNearBottom(loading ? undefined : next, threshold, pageScroll);
  return (
    <>
      {children}
      <div className="loader">{loading && loader}</div>
      <div {...bottomSpacer} />
    </>
  );
}
