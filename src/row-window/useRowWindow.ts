import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { readEdges, readLayout, writeSpacers } from './documentRows.ts';
import {
  type Adjustment,
  afterRender,
  afterResize,
  afterScrollEnd,
  atBeginning,
  type Rows,
  type View,
} from './events.ts';
import {
  extendRange,
  heightOf,
  indexAt,
  isRangeDue,
  type Layout,
  OVERSCAN,
  type Range,
  rangeAround,
} from './layout.ts';

/**
 * Keeps only the rows near the view in the document (B2), and the first row in view in place (B3).
 *
 * @param rows all rows of the table
 * @param ref the element that holds a spacer, the rows in the document, and a spacer
 * @returns the rows to render between the spacers
 */
export function useRowWindow(
  rows: Rows,
  ref: RefObject<HTMLTableSectionElement | null>,
  pageScroll: PageScroll,
): Range {
  const [around, setAround] = useState(() => rangeAround(0, OVERSCAN, rows.length));
  const range = extendRange(around, rows.length);
  const empty = { ...range, edges: [0], before: 0, after: 0, estimatedRowHeight: 0, maxHeight: 0 };
  const view = useRef<View>({ rows, layout: empty, first: 0, top: 0 });

  const body = () => ref.current as HTMLTableSectionElement;
  const read = () => readLayout(body(), range, view.current.layout);
  const edges = (layout: Layout) => readEdges(body(), layout, pageScroll.geometry.clientHeight);

  const applyLayout = ({ layout, scroll }: Adjustment) => {
    pageScroll.adjustBy(scroll, () => writeSpacers(body(), layout));
    updateRange(layout);
  };

  const updateRange = (layout: Layout) => {
    const { top, bottom } = edges(layout);
    const adjustment = atBeginning(layout, top);
    if (adjustment.layout !== layout) return applyLayout(adjustment);
    const [first, last] = [indexAt(layout, top), indexAt(layout, bottom)];
    view.current = { rows, layout, first, top };
    if (isRangeDue(layout, first, last)) setAround(rangeAround(first, last, rows.length));
  };

  const onCommit = useEffectEvent(() => {
    const { layout } = view.current;
    // If the document were shorter while it is measured, the browser would scroll.
    writeSpacers(body(), { ...layout, after: heightOf(layout) });
    applyLayout(afterRender(read(), view.current, rows, pageScroll.isScrolling));
  });

  const onScroll = useEffectEvent(() => updateRange(read()));

  const onScrollEnd = useEffectEvent(() => applyLayout(afterScrollEnd(read())));

  const onResize = useEffectEvent(() => {
    const layout = read();
    applyLayout(afterResize(layout, view.current, edges(layout).top));
  });

  useLayoutEffect(() => onCommit());

  useLayoutEffect(() => {
    // In the frame of the event, or the view would be blank for one.
    return pageScroll.connect('rows', {
      onScroll: () => flushSync(onScroll),
      onScrollEnd: () => flushSync(onScrollEnd),
      onResize: () => flushSync(onResize),
    });
  }, [pageScroll]);

  return range;
}
