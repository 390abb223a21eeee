import type { Table } from './table.ts';

/**
 * A rendered row: one in the document. `place` counts from 0 in the list; edges are in px below the
 * headers, or below the window's upper edge if the headers are above it.
 */
export interface Box {
  readonly place: number;
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** The first row in view, and the height in px of the list above it. */
export interface FirstRow extends Box {
  readonly space: number;
}

/** Tolerance in px: browsers lay out in fractions of a px. */
const ROUNDING = 0.5;

/** The first row that is visible below the headers. */
export function firstInView<Row extends Box>(boxes: readonly Row[]): Row | undefined {
  return boxes.find((box) => box.bottom > ROUNDING);
}

/**
 * The parts of the view that lack the rows of the list: ranges in px.
 *
 * @param bottom the lower edge of the view
 * @param count number of rows in the list
 */
export function gapsBetween(boxes: readonly Box[], bottom: number, count: number): string[] {
  const gaps: string[] = [];
  let filled = 0;
  for (const box of boxes) {
    if (box.top > filled + ROUNDING && filled < bottom) gaps.push(`${filled} to ${box.top} px`);
    filled = Math.max(filled, box.bottom);
  }
  const isListOver = boxes.at(-1)?.place === count - 1;
  if (filled < bottom - ROUNDING && !isListOver) gaps.push(`${filled} to ${bottom} px`);
  return gaps;
}

/** The visible part of the table. */
export class View {
  constructor(private readonly table: Table) {}

  private read() {
    return this.table.inPage('readView');
  }

  /** Number of rendered rows. */
  async renderedRowCount(): Promise<number> {
    return (await this.read()).boxes.length;
  }

  /** The rendered rows with their edges, and the scroll position. */
  async whole() {
    const { scrollTop, scrollHeight } = await this.table.inPage('geometry');
    return { scrollTop, scrollHeight, ...(await this.read()) };
  }

  /** Scrolls to the right; returns how far that was possible, in px. */
  sideways(): Promise<number> {
    return this.table.inPage('scrollSideways');
  }

  /** The heights in px of the rendered rows. */
  async heights(): Promise<number[]> {
    return (await this.read()).boxes.map(({ top, bottom }) => bottom - top);
  }

  async firstRow(): Promise<FirstRow> {
    const { boxes, bodyTop } = await this.read();
    const first = firstInView(boxes);
    if (!first) throw new Error('No row is in view');
    return { ...first, space: first.top - bodyTop };
  }

  /** The parts of the view that lack the rows of the list: ranges in px. */
  async gaps(): Promise<string[]> {
    const { bottom, boxes } = await this.read();
    return gapsBetween(boxes, bottom, await this.table.rowCount());
  }

  /**
   * The range of the height in px of `count` rows above the view: from rows with one letter in each cell to
   * rows about as tall as the tallest rendered one.
   */
  async spaceFor(count: number): Promise<{ least: number; most: number }> {
    const lowest = await this.table.inPage('lowestHeight');
    // A row above may be a little taller than any rendered one.
    const highest = Math.max(...(await this.heights())) * 1.05;
    return { least: count * lowest - ROUNDING, most: count * highest + ROUNDING };
  }
}
