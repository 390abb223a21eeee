import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { distanceToBottom, type PageScroll } from '../scrolling/pageScroll.ts';

/**
 * Keeps the window scrollable, so that the reader can always ask for more rows: loads more if the window
 * is too tall to scroll (B1) and, at rest, adds 2 px below the list at its end (B11).
 *
 * @param load asks for more rows; absent if there are none, and during a load
 * @returns the properties of an empty element below the list
 */
export function useScrollableWindow(
  load: (() => void) | undefined,
  pageScroll: PageScroll,
): ComponentProps<'div'> {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

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
    // Not at the end of a scroll: React may not have rendered the load that it starts.
    return pageScroll.connect({
      onResize: () => keepScrollable(),
      onReflow: () => keepScrollable(),
    });
  }, [pageScroll]);

  return { ref, style: { height } };
}
