import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PageScroll } from '../scrolling/pageScroll.ts';

interface List {
  /** The element that holds the rows. */
  content: RefObject<HTMLElement | null>;
  /** Number of rows; without it, their height stands for it. */
  dataLength: number | undefined;
  /** Whether more rows exist and are not being loaded. */
  isLoadable: boolean;
  /** Asks for more rows. */
  next: () => void;
  pageScroll: PageScroll;
}

/**
 * Lets the reader always ask for more rows by scrolling: at rest, loads more while the window is too
 * tall to be scrolled at all (B1), and gives it 2 px to scroll where the list ends (B11).
 *
 * @returns for an empty element below the list
 */
export function useScrollableWindow(list: List): RefObject<HTMLDivElement | null> {
  const { content, dataLength, isLoadable, next, pageScroll } = list;
  const spare = useRef<HTMLDivElement>(null);
  const filledAt = useRef<number>(undefined);

  const keepScrollable = useEffectEvent(() => {
    if (!isLoadable || pageScroll.isUnderWay) return;
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
    const filled = dataLength ?? (content.current as HTMLElement).offsetHeight;
    if (filledAt.current === filled) return;
    filledAt.current = filled;
    next();
  });

  useLayoutEffect(() => {
    const disconnect = pageScroll.connect('filler', {
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
