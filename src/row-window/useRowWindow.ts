import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { readLayout, readView, writeSpacers } from './documentRows.ts';
import {
  correct,
  follow,
  hold,
  isUnchanged,
  movedTo,
  type Rows,
  resized,
  sorted,
} from './events.ts';
import {
  heightOf,
  indexAt,
  isRangeDue,
  type Layout,
  OVERSCAN,
  type Range,
  rangeAround,
  sameOffset,
} from './layout.ts';

/** What was in view after the last event. */
interface Seen {
  readonly rows: Rows;
  readonly layout: Layout;
  /** The first row in view, and the offset in px of the upper edge of the view. */
  readonly first: number;
  readonly top: number;
}

/**
 * Keeps only the rows near the view in the document (B2), and the first row in view in place (B3):
 *
 * | event                          | holds that row | corrects the spacers | scrolls along |
 * | ------------------------------ | -------------- | -------------------- | ------------- |
 * | a load                         | yes            | yes                  | yes           |
 * | a load in mid-scroll, a scroll | yes            |                      |               |
 * | the end of a scroll            |                | yes                  | yes           |
 * | a sort                         |                | yes                  |               |
 * | a resize                       | yes            | yes                  | yes           |
 * | the list's beginning in view   |                | yes                  |               |
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
  const range = follow(around, rows.length);
  const nothing = { ...range, edges: [0], before: 0, after: 0, least: 0, highest: 0 };
  const seen = useRef<Seen>({ rows, layout: nothing, first: 0, top: 0 });

  const body = () => ref.current as HTMLTableSectionElement;

  const read = () => readLayout(body(), range, seen.current.layout);

  const view = (layout: Layout) => readView(body(), layout, pageScroll.geometry.clientHeight);

  /** Remembers what is in view, and renders other rows if they are due. */
  const look = (layout: Layout) => {
    const { top, bottom } = view(layout);
    if (top < 1 && correct(layout).before !== layout.before) return arrange(correct(layout), 0);
    const [first, last] = [indexAt(layout, top), indexAt(layout, bottom)];
    seen.current = { rows, layout, first, top };
    if (isRangeDue(layout, first, last)) setAround(rangeAround(first, last, rows.length));
  };

  const arrange = (layout: Layout, scroll: number) => {
    pageScroll.adjustBy(scroll, () => writeSpacers(body(), layout));
    look(layout);
  };

  const onCommit = useEffectEvent(() => {
    const { rows: rowsBefore, layout: was, first } = seen.current;
    // A document that is shorter while it is measured would make the browser scroll.
    writeSpacers(body(), { ...was, after: heightOf(was) });
    const layout = read();
    const to = movedTo(rowsBefore, rows, first);
    if (to === undefined) return arrange(sorted(layout, was), 0);
    const held = hold(layout, was, first, to);
    const isAtRest = rows !== rowsBefore && !pageScroll.isScrolling;
    const next = isAtRest ? correct(held) : held;
    arrange(next, next.before - held.before);
  });

  const onScrollEnd = useEffectEvent(() => {
    const layout = read();
    const corrected = correct(layout);
    if (corrected !== layout) arrange(corrected, corrected.before - layout.before);
  });

  const onResize = useEffectEvent(() => {
    const { layout: was, first, top } = seen.current;
    const layout = read();
    if (isUnchanged(was, layout)) return look(layout);
    const next = resized(layout);
    arrange(next, sameOffset(was, next, first, top) - view(layout).top);
  });

  const onScroll = useEffectEvent(() => look(read()));

  useLayoutEffect(() => onCommit());

  useLayoutEffect(
    () =>
      pageScroll.connect('rows', {
        // In the frame of the event, or the view would be blank for one.
        onScroll: () => flushSync(onScroll),
        onScrollEnd: () => flushSync(onScrollEnd),
        onResize: () => flushSync(onResize),
      }),
    [pageScroll],
  );

  return range;
}
