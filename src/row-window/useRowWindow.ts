import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountForEnd, isByReader } from '../loading/pageScroll.ts';
import { scrollEnds } from '../loading/scrollEnds.ts';
import {
  follow,
  isAsBefore,
  isSame,
  reflow,
  repay,
  type Scrolling,
  type Shown,
  settle,
} from './anchor.ts';
import { makeRoom, moveUp, readHeights, readLayout, readView } from './documentRows.ts';
import { fit, leastRoom } from './pageHeight.ts';
import {
  isShort,
  type Layout,
  OVERSCAN,
  type RowWindow,
  rangeAround,
  shareAbove,
  spanOf,
  throughRow,
  windowFor,
} from './rowWindow.ts';

/**
 * Keeps in the document only the rows near the view (B2), on the window's own scrolling, and the
 * first row in view in its place (B3).
 *
 * @param rows what the table would show in full
 * @param ref the element that holds a spacer, the rows in the document, and a spacer; its style names
 *   `--row-height`
 */
export function useRowWindow(
  rows: Shown['rows'],
  ref: RefObject<HTMLTableSectionElement | null>,
): RowWindow {
  const [rowWindow, setRowWindow] = useState<RowWindow>(() => ({
    ...rangeAround({ first: 0, last: OVERSCAN }, rows.length),
    before: 0,
    after: 0,
  }));
  const [windowed, setWindowed] = useState(rows);
  const shown = useRef<Shown>(undefined);
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: nothing is above the view before a scroll
  const scrolling = useRef<Scrolling>({ rowHeight: 0, highest: 0, isUnderWay: false, owed: 0 });

  // Stryker disable next-line ConditionalExpression,BlockStatement: the next commit would do, a second one
  if (rows !== windowed) {
    setWindowed(rows);
    setRowWindow(follow(shown.current as Shown, rows, scrolling.current));
  }

  /** Takes note of what is in view, and gives the window that it needs. */
  const look = (body: HTMLTableSectionElement, layout: Layout, current: RowWindow): RowWindow => {
    const view = readView(body, layout);
    const span = spanOf(layout, view);
    shown.current = { rows, layout, span, top: view.top };
    return isShort(layout, span) ? windowFor(layout, span) : current;
  };

  useLayoutEffect(() => {
    const body = ref.current as HTMLTableSectionElement;
    const was = shown.current;
    let current = rowWindow;
    moveUp(body, current);
    accountForEnd();
    if (was) {
      const layout = readLayout(body, current, rows.length);
      const { scroll, owed, ...settled } = settle(was, rows, current, layout, scrolling.current);
      // A load may scroll; a sort leaves the offset alone, and after a scroll there is time.
      const isBusy = scrolling.current.isUnderWay || rows.length <= was.rows.length;
      current = fit(settled.rowWindow, layout, { ...scrolling.current, isUnderWay: isBusy });
      // Room that was owed is in the share.
      // Stryker disable next-line ConditionalExpression: room twice, at the limit of a page alone
      const isOwed = current === settled.rowWindow;
      scrolling.current = { ...scrolling.current, owed: isOwed ? owed : 0 };
      const along = scroll + current.before - settled.rowWindow.before;
      makeRoom(body, current, along);
    } else {
      const heights = readHeights(body);
      scrolling.current = { ...scrolling.current, ...heights };
      const least = leastRoom(heights, rows.length);
      // Stryker disable next-line ArithmeticOperator: the page begins with no more rows than these
      current = { ...current, after: (rows.length - current.end) * least };
    }
    current = look(body, readLayout(body, current, rows.length), current);
    setRowWindow(current);
  });

  const onScroll = useEffectEvent(() => lookAnew(rowWindow));

  const onScrollEnd = useEffectEvent(() => {
    const { owed } = scrolling.current;
    scrolling.current = { ...scrolling.current, isUnderWay: false, owed: 0 };
    const { layout } = shown.current as Shown;
    const repaid = repay(rowWindow, owed);
    const next = fit(repaid, layout, scrolling.current);
    // Stryker disable next-line ConditionalExpression: no room made is no change
    if (next === rowWindow) return;
    // Who has come to the top of a page with too little room is at the first row.
    const isAtTop = next === repaid && window.scrollY === 0;
    rearrange(next, isAtTop ? 0 : next.before - rowWindow.before);
  });

  /** Where rows have become higher or lower, keeps the first one in view where it was. */
  const onResize = useEffectEvent(() => {
    const body = ref.current as HTMLTableSectionElement;
    const was = shown.current as Shown;
    // A window that grew may have been scrolled by the browser: before higher rows come.
    accountForEnd();
    const { owed, rowHeight } = scrolling.current;
    const heights = readHeights(body);
    const layout = readLayout(body, rowWindow, rows.length);
    scrolling.current = { ...scrolling.current, ...heights };
    // Lest a scroll under way be stopped, or taken back that was not told of yet.
    // Stryker disable next-line ConditionalExpression: rows can be laid out anew before it is told of
    const isUnmoved = heights.rowHeight === rowHeight && isAsBefore(was.layout, layout);
    if (isUnmoved) return lookAnew(rowWindow);
    scrolling.current = { ...scrolling.current, owed: 0 };
    const least = leastRoom(heights, rows.length);
    const reflowed = reflow(repay(rowWindow, owed), was.layout, layout, least);
    const next = fit(reflowed, layout, scrolling.current);
    const { first } = was.span;
    const wanted = throughRow(layout, first, shareAbove(was.layout, first, was.top));
    const room = next.before - rowWindow.before;
    const scroll = wanted - readView(body, layout).top + room;
    // Stryker disable next-line ConditionalExpression: nobody sees a scroll by what browsers round
    rearrange(next, isSame(scroll, 0) ? 0 : scroll);
  });

  /** Changes the heights of the spacers, and scrolls along, in one. */
  const rearrange = (next: RowWindow, scroll: number) => {
    makeRoom(ref.current as HTMLTableSectionElement, next, scroll);
    lookAnew(next);
  };

  /** Has the rows in the document that are due, in the frame of the event, lest the view be blank. */
  const lookAnew = (current: RowWindow) => {
    const body = ref.current as HTMLTableSectionElement;
    const next = look(body, readLayout(body, current, rows.length), current);
    // Stryker disable next-line ConditionalExpression: React does nothing about what is as it was
    if (next !== rowWindow) flushSync(() => setRowWindow(next));
  };

  useLayoutEffect(
    () => {
      const leaving = new AbortController();
      // Stryker disable next-line ObjectLiteral: the page keeps its table for good
      const stay = { signal: leaving.signal };
      // Still in the frame of the event, but once for all events that a script makes at once.
      let isDue = false;
      const scroll = () => {
        isDue = false;
        // Stryker disable next-line ConditionalExpression: the page keeps its table for good
        if (!leaving.signal.aborted) onScroll();
      };
      const onEvent = (event: Event) => {
        // No other is sure to have an end: what a browser scrolls as the document grows shorter has none.
        if (isByReader(event) && 'onscrollend' in window)
          scrolling.current = { ...scrolling.current, isUnderWay: true };
        // Stryker disable next-line ConditionalExpression: as often as told, to the same end
        if (!isDue) queueMicrotask(scroll);
        // Stryker disable next-line BooleanLiteral: the same
        isDue = true;
      };
      window.addEventListener('scroll', onEvent, stay);
      window.addEventListener('resize', () => onResize(), stay);
      const ends = scrollEnds().subscribe(() => onScrollEnd());
      // Stryker disable next-line all: the page keeps its table for good
      return () => {
        leaving.abort();
        ends.unsubscribe();
      };
    },
    // Stryker disable next-line ArrayDeclaration: a dependency that stays is none
    [],
  );

  return rowWindow;
}
