import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Movement, PageScroll } from '../scrolling/pageScroll.ts';
import { isReflowed, readEdges, readLayout, writeSpacers } from './documentRows.ts';
import {
  type Adjustment,
  afterReflow,
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
 * Keeps only the rows near the view in the document (B2), and the first row in view in place (B3). Each
 * event reads the layout of the rows, and applies what `events.ts` makes of it.
 */
class RowWindow {
  /** The rows of the latest commit, and whether they have been put in place. */
  private rows: Rows = [];
  private range: Range = { start: 0, end: 0, count: 0 };
  private isPlaced = false;
  private view: View = {
    rows: this.rows,
    layout: { ...this.range, edges: [0], before: 0, after: 0, zoom: 1, estimatedRowHeight: 0 },
    first: 0,
    top: 0,
  };

  /**
   * @param ref the table body: a spacer, the rendered rows, another spacer
   * @param setAround renders the rows of another range
   */
  constructor(
    private readonly ref: RefObject<HTMLTableSectionElement | null>,
    private readonly pageScroll: PageScroll,
    private readonly setAround: (range: Range) => void,
  ) {}

  /** The rows in the document are now those of `range` in `rows`. */
  commit(rows: Rows, range: Range): void {
    this.rows = rows;
    this.range = range;
    this.isPlaced = false;
    this.place();
  }

  scroll({ isByReader }: Movement): void {
    this.place();
    // Rows that shrink may cut the offset off before their reflow is reported.
    if (!isByReader && isReflowed(this.body, this.view.layout)) this.adjust(afterReflow);
    else this.updateRange(this.read());
  }

  /** A scroll is over. */
  end(): void {
    this.adjust(afterScrollEnd);
  }

  /** The window has another size. */
  resize(): void {
    this.adjust(afterResize);
  }

  /** The rows have other sizes in the same window, or are shown again. */
  reflow(): void {
    // A `ResizeObserver` cannot resize what it observes: another commit puts the rows in place.
    if (!this.isPlaced) this.setAround({ ...this.range });
    else if (isReflowed(this.body, this.view.layout)) this.adjust(afterReflow);
  }

  private get body(): HTMLTableSectionElement {
    return this.ref.current as HTMLTableSectionElement;
  }

  private read(): Layout {
    return readLayout(this.body, this.range, this.view.layout);
  }

  private edges(layout: Layout) {
    return readEdges(this.body, layout, this.pageScroll.geometry?.clientHeight ?? 0);
  }

  /** Puts the rows of the latest commit in place; those of a hidden page have to wait. */
  private place(): void {
    if (this.isPlaced) return;
    const { layout } = this.view;
    // If the document were shorter while it is measured, the browser would scroll.
    writeSpacers(this.body, { ...layout, after: heightOf(layout) });
    if (!this.pageScroll.sync()) return;
    this.isPlaced = true;
    this.apply(afterRender(this.read(), this.view, this.rows, this.pageScroll.isScrolling));
  }

  private adjust(event: (layout: Layout, view: View, top: number) => Adjustment): void {
    this.place();
    const layout = this.read();
    this.apply(event(layout, this.view, this.edges(layout).top));
  }

  private apply({ layout, scroll }: Adjustment): void {
    this.pageScroll.adjustBy(scroll, () => writeSpacers(this.body, layout));
    this.updateRange(layout);
  }

  private updateRange(layout: Layout): void {
    const { top, bottom } = this.edges(layout);
    const adjustment = atBeginning(layout, top);
    if (adjustment.layout !== layout) {
      this.apply(adjustment);
      return;
    }
    const [first, last] = [indexAt(layout, top), indexAt(layout, bottom)];
    this.view = { rows: this.rows, layout, first, top };
    if (isRangeDue(layout, first, last)) this.setAround(rangeAround(first, last, layout.count));
  }
}

/**
 * A row window that follows a component's commits and the window's events.
 *
 * @param rows all rows of the table
 * @param ref the table body: a spacer, the rendered rows, another spacer
 * @returns the rows to render between the spacers
 */
export function useRowWindow(
  rows: Rows,
  ref: RefObject<HTMLTableSectionElement | null>,
  pageScroll: PageScroll,
): Range {
  const [around, setAround] = useState(() => rangeAround(0, OVERSCAN, rows.length));
  const [rowWindow] = useState(() => new RowWindow(ref, pageScroll, setAround));
  const range = extendRange(around, rows.length);
  useLayoutEffect(() => rowWindow.commit(rows, range));
  useLayoutEffect(() => {
    // In the frame of the event, or the view would be blank for one.
    return pageScroll.connect({
      onScroll: (movement) =>
        flushSync(() => (movement.isOver ? rowWindow.end() : rowWindow.scroll(movement))),
      onResize: () => flushSync(() => rowWindow.resize()),
      onReflow: () => rowWindow.reflow(),
    });
  }, [pageScroll, rowWindow]);
  return range;
}
