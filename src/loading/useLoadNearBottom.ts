import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { distanceToBottom, type PageScroll } from '../scrolling/pageScroll.ts';
import { isThresholdReached, type Threshold } from './threshold.ts';
import { throttled } from './throttle.ts';

/**
 * Loads more rows when the reader scrolls the window near its bottom (R4.2), at most once in 150 ms
 * (R9.4), and while the window is too tall to be scrolled (B1). At rest it leaves 2 px to scroll below the
 * list, so that the reader can always ask for more (B11).
 *
 * @param load asks for more rows; absent during a load
 * @returns the properties of an empty element below the list
 */
export function useLoadNearBottom(
  load: (() => void) | undefined,
  threshold: Threshold,
  pageScroll: PageScroll,
): ComponentProps<'div'> {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  const loadNearBottom = useEffectEvent(() => {
    const { geometry } = pageScroll;
    if (geometry && isThresholdReached(threshold, geometry)) load?.();
  });

  const keepScrollable = useEffectEvent(() => {
    const { geometry } = pageScroll;
    if (!load || !geometry) return;
    // Not `height`: the page may be zoomed by a style sheet.
    const spacerHeight = (ref.current as HTMLDivElement).getBoundingClientRect().height;
    const distance = distanceToBottom(geometry);
    // On a zoomed screen, a difference of less than 2 px may be too small to count as a scroll.
    if (geometry.scrollHeight - spacerHeight - geometry.clientHeight <= 1) load();
    else if (pageScroll.isScrolling) return;
    else if (distance < 2) setHeight(height + 2);
    else if (distance - spacerHeight >= 2) setHeight(0);
  });

  useLayoutEffect(() => {
    const onReaderScroll = throttled(() => loadNearBottom());
    const disconnect = pageScroll.connect({
      onScroll: (isByReader) => isByReader && onReaderScroll(),
      // Not at the end of a scroll: React may not have rendered the load that it starts.
      onResize: () => keepScrollable(),
      onReflow: () => keepScrollable(),
    });
    return () => {
      disconnect();
      onReaderScroll.cancel();
    };
  }, [pageScroll]);

  return { ref, style: { height } };
}
