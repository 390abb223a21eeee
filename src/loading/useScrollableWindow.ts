import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { distanceToBottom, type PageScroll } from '../scrolling/pageScroll.ts';

/**
 * Keeps the window scrollable, so that the reader can always ask for more rows: at rest, loads more if
 * the window is too tall to scroll (B1), and adds 2 px below the list at its end (B11).
 *
 * @param content the element that holds the rows
 * @param load asks for more rows; absent if there are none, and during a load
 * @returns a ref for an empty element below the list
 */
export function useScrollableWindow(
  content: RefObject<HTMLElement | null>,
  load: (() => void) | undefined,
  pageScroll: PageScroll,
): RefObject<HTMLDivElement | null> {
  const bottomSpacer = useRef<HTMLDivElement>(null);

  const keepScrollable = useEffectEvent(() => {
    const geometry = pageScroll.measure();
    if (!load || !geometry || pageScroll.isScrolling) return;
    const spacer = bottomSpacer.current as HTMLDivElement;
    const spacerHeight = spacer.offsetHeight;
    const distance = distanceToBottom(geometry);
    // On a zoomed screen, a difference of less than 2 px may be too small to count as a scroll.
    if (geometry.scrollHeight - spacerHeight - geometry.clientHeight <= 1) load();
    else if (distance < 2) spacer.style.height = `${spacerHeight + 2}px`;
    else if (distance - spacerHeight >= 2) spacer.style.height = '';
  });

  useLayoutEffect(() => {
    // Not at the end of a scroll: React may not have rendered the load that it starts.
    const listener = { onResize: () => keepScrollable(), onReflow: () => keepScrollable() };
    return pageScroll.connect(listener, content.current as HTMLElement);
  }, [content, pageScroll]);

  return bottomSpacer;
}
