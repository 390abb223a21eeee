import { scrollAsPage } from '../loading/pageScroll.ts';
import { type Heights, highestAt } from './pageHeight.ts';
import type { Layout, RowWindow } from './rowWindow.ts';

type Body = HTMLTableSectionElement;
type Row = HTMLTableRowElement;

/** Reads how high a row is that is not in the document, and how high the page can be. */
export function readHeights(body: Body): Heights {
  return { rowHeight: readRowHeight(body), highest: highestAt(window.devicePixelRatio) };
}

/**
 * The height in px that the style sheet gives a row of one line; where it gives none, as where it
 * has not arrived, that of the first row in the document, and 1 at the least.
 */
function readRowHeight(body: Body): number {
  // Stryker disable next-line StringLiteral: the first row is about as high
  const given = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row-height'));
  // Stryker disable next-line ConditionalExpression,BooleanLiteral: the page has its style sheet; a component test's table lacks it
  if (!Number.isNaN(given)) return given;
  // Stryker disable next-line MethodExpression: the same
  return Math.max(1, (body.rows[1] as Row).getBoundingClientRect().height);
}

/**
 * Reads where the rows in the document stand: those between the body's first and last row, which
 * are spacers.
 */
export function readLayout(body: Body, { start, before, after }: RowWindow, count: number): Layout {
  // From the first row in the document, not from the body: far from the window's top, the
  // browser's rectangles are rounded.
  const tops = [...body.rows].slice(1).map((row) => row.getBoundingClientRect().top);
  const origin = (tops[0] as number) - before;
  const edges = tops.map((top) => top - origin);
  return { start, edges, count, total: (edges.at(-1) as number) + after };
}

/**
 * Reads what is in view, below the headers, where the layout keeps them there, in px from the top of
 * the first row of all.
 */
export function readView(body: Body, { edges }: Layout): { top: number; bottom: number } {
  // The last header: they stand below one another where the window is narrow.
  const head = (body.parentElement as HTMLElement).querySelector('th:last-child') as HTMLElement;
  const first = body.rows[1] as HTMLElement;
  const origin = first.getBoundingClientRect().top - (edges[0] as number);
  return {
    top: Math.max(0, head.getBoundingClientRect().bottom) - origin,
    bottom: document.documentElement.clientHeight - origin,
  };
}

/** Moves the rows up by what the room before them is less than none. */
export function moveUp(body: Body, { before }: RowWindow): void {
  body.style.top = `${Math.min(0, before)}px`;
}

/**
 * Gives the room before the rows its height, ahead of React, and scrolls along. The rows below the
 * view are room enough to scroll into until React gives them theirs.
 *
 * @param scroll how far to scroll, in px
 */
export function makeRoom(body: Body, rowWindow: RowWindow, scroll: number): void {
  const spacer = body.firstElementChild as Row;
  scrollAsPage(() => {
    // By its end: less room can make the browser scroll first.
    const top = window.scrollY + scroll;
    spacer.style.height = `${Math.max(0, rowWindow.before)}px`;
    moveUp(body, rowWindow);
    // Stryker disable next-line ConditionalExpression: it would stop the scroll of a component test
    if (scroll !== 0) window.scrollTo(0, top);
  });
}
