import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { warnMissingDataLength } from '../warnings.ts';
import { isThresholdReached, thresholdOrDefault } from './threshold.ts';
import { throttled } from './throttle.ts';
import { useScrollableWindow } from './useScrollableWindow.ts';

export interface InfiniteScrollProps {
  /** Number of rows that `children` show. */
  dataLength: number;
  /** Asks for more rows. Not called while `loading`, nor when `hasMore` is false. */
  next: () => void;
  /** Whether more rows exist (R4.5). */
  hasMore: boolean;
  /** The loading flag (R4.1), to be cleared in the commit that brings the rows. */
  loading: boolean;
  /** Shown below `children` while loading (R2.6). */
  loader: ReactNode;
  /** Scroll position that asks for more rows: see `parseThreshold` for its forms (R9.3). */
  scrollThreshold?: string | number;
  pageScroll: PageScroll;
  children: ReactNode;
}

/**
 * Asks for more rows when the reader scrolls the window near its bottom (R4.2), at most once in
 * 150 ms (R9.4), and while the window is too tall to be scrolled at all (B1). Warns about a bad
 * threshold (R8.2) and about a missing length (R8.3).
 */
export function InfiniteScroll(props: InfiniteScrollProps) {
  const { dataLength, next, hasMore, loading, loader, pageScroll, children } = props;
  const threshold = thresholdOrDefault(props.scrollThreshold);
  const load = hasMore && !loading ? next : undefined;
  const bottomSpacer = useScrollableWindow(load, pageScroll);

  if (dataLength === undefined) warnMissingDataLength();

  const loadNearBottom = useEffectEvent(() => {
    const { geometry } = pageScroll;
    if (geometry && isThresholdReached(threshold, geometry)) load?.();
  });

  useLayoutEffect(() => {
    const onReaderScroll = throttled(() => loadNearBottom());
    const disconnect = pageScroll.connect({
      onScroll: ({ isByReader }) => isByReader && onReaderScroll(),
    });
    return () => {
      disconnect();
      onReaderScroll.cancel();
    };
  }, [pageScroll]);

  return (
    <>
      {children}
      <div className="loader">{loading && hasMore && loader}</div>
      <div {...bottomSpacer} />
    </>
  );
}
