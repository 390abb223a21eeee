import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageScroll } from '../scrolling/pageScroll.ts';
import { readEdges, readLayout, writeSpacers } from './documentRows.ts';
import {
  adjust,
  afterReflow,
  afterRender,
  afterResize,
  afterScroll,
  afterScrollEnd,
  type RowEvent,
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

/** What React has rendered: a range of all rows. */
interface Rendered {
  readonly rows: Rows;
  readonly range: Range;
}

/** The layout before the first commit. */
const NO_ROWS: Layout = {
  start: 0,
  end: 0,
  count: 0,
  edges: [0],
  spaceAbove: 0,
  spaceBelow: 0,
  zoom: 1,
  estimatedRowHeight: 0,
};

/**
 * Keeps only the rows near the view in the document (B2), and the first row in view in place (B3). Each
 * event reads the layout of the rows, and applies what `events.ts` makes of it.
 */
class RowWindow {
  private rendered: Rendered = { rows: [], range: NO_ROWS };
  /** The view after the last event. */
  private view: View = { rows: [], layout: NO_ROWS, top: 0, first: 0 };
  /** Whether it shows what is rendered, which has to wait on a hidden page. */
  private isPlaced = false;

  /**
   * @param ref the table body: a spacer, the rendered rows, another spacer
   * @param requestRange renders another range of the rows
   */
  constructor(
    private readonly ref: RefObject<HTMLTableSectionElement | null>,
    private readonly pageScroll: PageScroll,
    private readonly requestRange: (range: Range) => void,
  ) {}

  /** Rows have been rendered. On a hidden page they wait for the event that shows them. */
  commit(rendered: Rendered): void {
    this.rendered = rendered;
    this.isPlaced = false;
    const { layout } = this.view;
    // If the document were shorter while it is measured, the browser would scroll.
    writeSpacers(this.body, { ...layout, spaceBelow: heightOf(layout) });
    if (this.pageScroll.sync()) this.update(afterRender);
  }

  update(event: RowEvent): void {
    const { body, pageScroll, view } = this;
    const { rows, range } = this.rendered;
    const { isScrolling } = pageScroll;
    const present = readLayout(body, range, view.layout);
    const found = { rows, layout: present, top: readEdges(body, present).top, isScrolling };
    const { layout, scroll } = adjust(this.isPlaced ? event : afterRender, found, view);
    pageScroll.adjustBy(scroll, () => writeSpacers(body, layout));
    const { top, bottom } = readEdges(body, layout);
    const [first, last] = [indexAt(layout, top), indexAt(layout, bottom)];
    this.view = { rows, layout, top, first };
    this.isPlaced = true;
    if (isRangeDue(layout, first, last)) this.requestRange(rangeAround(first, last, layout.count));
  }

  private get body(): HTMLTableSectionElement {
    return this.ref.current as HTMLTableSectionElement;
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
  const [requestedRange, setRange] = useState(() => rangeAround(0, OVERSCAN, rows.length));
  const [rowWindow] = useState(() => new RowWindow(ref, pageScroll, setRange));
  const rendered = useMemo(
    () => ({ rows, range: extendRange(requestedRange, rows.length) }),
    [rows, requestedRange],
  );
  useLayoutEffect(() => rowWindow.commit(rendered), [rowWindow, rendered]);
  useLayoutEffect(() => {
    // In the frame of the event, or the view would be blank for one.
    const update = (event: RowEvent) => flushSync(() => rowWindow.update(event));
    return pageScroll.connect({
      // Rows that shrink may cut the offset off before their reflow is reported.
      onScroll: (isByReader) => update(isByReader ? afterScroll : afterReflow),
      onScrollEnd: () => update(afterScrollEnd),
      onResize: () => update(afterResize),
      onReflow: () => rowWindow.update(afterReflow),
    });
  }, [pageScroll, rowWindow]);
  return rendered.range;
}
