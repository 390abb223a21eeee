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
  const heightAtLastFill = useRef<number>(undefined);

  const keepScrollable = useEffectEvent(() => {
    const geometry = pageScroll.measure();
    if (!load || !geometry || pageScroll.isScrolling) return;
    const spacer = bottomSpacer.current as HTMLDivElement;
    const spacerHeight = spacer.offsetHeight;
    // On a zoomed screen, a difference of less than 2 px may be too small to count as a scroll.
    if (geometry.scrollHeight - spacerHeight - geometry.clientHeight > 1) {
      const distance = distanceToBottom(geometry);
      if (distance < 2) spacer.style.height = `${spacerHeight + 2}px`;
      else if (distance - spacerHeight >= 2) spacer.style.height = '';
      return;
    }
    // A load that brought nothing is not repeated when the window is resized.
    const { offsetHeight } = content.current as HTMLElement;
    if (heightAtLastFill.current !== offsetHeight) load();
    heightAtLastFill.current = offsetHeight;
  });

  useLayoutEffect(() => {
    const disconnect = pageScroll.connect({
      onScroll: ({ isOver }) => isOver && keepScrollable(),
      onResize: () => keepScrollable(),
      onReflow: () => keepScrollable(),
    });
    const unobserve = pageScroll.observe(content.current as HTMLElement);
    return () => {
      disconnect();
      unobserve();
    };
  }, [content, pageScroll]);

  return bottomSpacer;
}
