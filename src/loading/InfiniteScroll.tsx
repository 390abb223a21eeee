import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { DEFAULT_SCROLL_THRESHOLD } from '../constants.ts';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { warnMissingDataLength } from '../warnings.ts';
import { isThresholdReached, thresholdOrDefault } from './threshold.ts';
import { throttled } from './throttle.ts';

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
  const { scrollThreshold = DEFAULT_SCROLL_THRESHOLD } = props;
  const threshold = thresholdOrDefault(scrollThreshold);
  const content = useRef<HTMLDivElement>(null);
  const spare = useRef<HTMLDivElement>(null);
  const filledAt = useRef<number>(undefined);
  const lastLoad = useRef<{ scroll: number; end: number }>(undefined);

  if (dataLength === undefined) warnMissingDataLength();

  const loadNearBottom = useEffectEvent((scroll: number) => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    if (!hasMore || loading) return;
    if (!isThresholdReached(threshold, { scrollTop, clientHeight, scrollHeight })) return;
    // One scroll starts one load (B11), unless it has gone past all that was there before.
    const { current } = lastLoad;
    const offset = pageScroll.readerOffset;
    if (current?.scroll === scroll && offset <= current.end) return;
    lastLoad.current = { scroll, end: offset + scrollHeight - clientHeight - scrollTop };
    next();
  });

  /** At rest, fills a window that cannot be scrolled (B1), or lets the reader scroll on (B11). */
  const keepScrollable = useEffectEvent(() => {
    if (!hasMore || loading || pageScroll.isUnderWay) return;
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    const below = spare.current as HTMLDivElement;
    const extra = below.offsetHeight;
    // On a zoomed screen, a difference of less than 2 px can be less than counts as a scroll.
    if (scrollHeight - extra - clientHeight > 1) {
      const left = scrollHeight - clientHeight - scrollTop;
      if (left < 2) below.style.height = `${extra + 2}px`;
      else if (left - extra >= 2) below.style.height = '';
      return;
    }
    // A load that brought nothing would bring nothing again, whenever the window is resized.
    const filled = dataLength ?? (content.current as HTMLDivElement).offsetHeight;
    if (filledAt.current === filled) return;
    filledAt.current = filled;
    next();
  });

  useLayoutEffect(() => {
    const onScroll = throttled((scroll: number) => loadNearBottom(scroll));
    const disconnect = pageScroll.connect('loader', {
      onScroll: (scroll) => scroll !== undefined && onScroll(scroll),
      onScrollEnd: () => keepScrollable(),
      onResize: () => keepScrollable(),
    });
    const growth = new ResizeObserver(() => keepScrollable());
    growth.observe(content.current as HTMLDivElement);
    return () => {
      disconnect();
      onScroll.cancel();
      growth.disconnect();
    };
  }, [pageScroll]);

  return (
    <>
      <div ref={content}>{children}</div>
      <div className="loader">{loading && hasMore && loader}</div>
      <div ref={spare} />
    </>
  );
}
