import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { scrollAsPage } from '../loading/pageScroll.ts';

/** Rows kept in the document on each side of the view: about a load. */
const OVERSCAN = 30;

interface Layout {
  /** Distance in px from the top of the document to the first row. */
  readonly top: number;
  /** Height in px of a row whose values take one line each; others are measured. */
  readonly rowHeight: number;
}

/**
 * Windows `rows` on the window's own scrolling.
 *
 * @param rows what the table would show in full
 * @param body the element that holds the rows; its style names `--row-height`
 * @returns the virtualizer, and the heights in px that stand for the rows before and after those
 *   in the document
 */
export function useRowWindow(
  rows: readonly { id: string }[],
  body: RefObject<HTMLTableSectionElement | null>,
) {
  const [{ top, rowHeight }, setLayout] = useState<Layout>({ top: 0, rowHeight: 36 });
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    useScrollendEvent: true,
    scrollToFn: (...scroll) => scrollAsPage(() => windowScroll(...scroll)),
  });

  const readLayout = useEffectEvent(() => {
    const element = body.current as HTMLTableSectionElement;
    setLayout({
      top: element.getBoundingClientRect().top + window.scrollY,
      rowHeight: Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-height')),
    });
  });

  useLayoutEffect(() => {
    readLayout();
    const onResize = () => readLayout();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  // Heights measured under another layout say nothing about this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what changed
  useLayoutEffect(() => {
    virtualizer.measure();
    body.current
      ?.querySelectorAll<HTMLTableRowElement>('[data-index]')
      .forEach(virtualizer.measureElement);
  }, [rowHeight]);

  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return { virtualizer, before, after };
}
