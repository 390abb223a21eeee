import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { distanceToBottom, type PageScroll } from '../scrolling/pageScroll.ts';

/**
 * Lets the reader always ask for more rows by scrolling: at rest, loads more while the window is too
 * tall to be scrolled at all (B1), and gives it 2 px to scroll where the list ends (B11).
 *
 * @param content the element that holds the rows
 * @param load asks for more rows; absent while there are none or they are being loaded
 * @returns for an empty element below the list
 */
export function useScrollableWindow(
  content: RefObject<HTMLElement | null>,
  load: (() => void) | undefined,
  pageScroll: PageScroll,
): RefObject<HTMLDivElement | null> {
  const spare = useRef<HTMLDivElement>(null);
  const filledAt = useRef<number>(undefined);

  const keepScrollable = useEffectEvent(() => {
    if (!load || pageScroll.isScrolling) return;
    const { geometry } = pageScroll;
    const below = spare.current as HTMLDivElement;
    const extra = below.offsetHeight;
    // On a zoomed screen, a difference of less than 2 px can be less than counts as a scroll.
    if (geometry.scrollHeight - extra - geometry.clientHeight > 1) {
      const distance = distanceToBottom(geometry);
      if (distance < 2) below.style.height = `${extra + 2}px`;
      else if (distance - extra >= 2) below.style.height = '';
      return;
    }
    // A load that brought nothing would bring nothing again, whenever the window is resized.
    const { offsetHeight } = content.current as HTMLElement;
    if (filledAt.current !== offsetHeight) load();
    filledAt.current = offsetHeight;
  });

  useLayoutEffect(() => {
    const disconnect = pageScroll.connect('loading', {
      onScrollEnd: () => keepScrollable(),
      onResize: () => keepScrollable(),
    });
    const growth = new ResizeObserver(() => keepScrollable());
    growth.observe(content.current as HTMLElement);
    return () => {
      disconnect();
      growth.disconnect();
    };
  }, [content, pageScroll]);

  return spare;
}
