import type { Table } from './table.ts';

/**
 * A row in the document: its place in the list, from 0, and its edges in px below the headers, or
 * below the window's upper edge if they are above it.
 */
export interface Box {
  readonly place: number;
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** The first row in view, and the height in px that the document has above it. */
export interface FirstRow extends Box {
  readonly space: number;
}

/** Differences in px below which two edges are one: browsers lay out in fractions of a px. */
const ROUNDING = 0.5;

/** The first of these rows that shows below the headers. */
export function firstInView<Row extends Box>(boxes: readonly Row[]): Row | undefined {
  return boxes.find((box) => box.bottom > ROUNDING);
}

/**
 * Where the view shows no row though the list has one there: distances in px, or nothing.
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

/** What of the judged page's table the reader sees, as the browser lays it out. */
export class View {
  constructor(private readonly table: Table) {}

  private read() {
    return this.table.inPage('readView');
  }

  /** Number of rows in the document. */
  async countInDocument(): Promise<number> {
    return (await this.read()).boxes.length;
  }

  /** The rows in the document, where they are, and how far the page is and can be scrolled. */
  async whole() {
    const { scrollTop, scrollHeight } = await this.table.inPage('geometry');
    return { scrollTop, scrollHeight, ...(await this.read()) };
  }

  /** How far the page scrolls to the side, in px, if the reader tries. */
  sideways(): Promise<number> {
    return this.table.inPage('scrollSideways');
  }

  /** The heights in px of the rows in the document. */
  async heights(): Promise<number[]> {
    return (await this.read()).boxes.map(({ top, bottom }) => bottom - top);
  }

  /** The first row that shows below the headers. */
  async firstRow(): Promise<FirstRow> {
    const { boxes, bodyTop } = await this.read();
    const first = firstInView(boxes);
    if (!first) throw new Error('No row is in view');
    return { ...first, space: first.top - bodyTop };
  }

  /** Where the view shows no row though the list has one there: distances in px, or nothing. */
  async gaps(): Promise<string[]> {
    const { bottom, boxes } = await this.read();
    return gapsBetween(boxes, bottom, await this.table.rowCount());
  }

  /**
   * The least and the greatest height in px that `count` rows above the view may have: for each that
   * of a row with one letter in each cell, or about that of the highest row in the document.
   */
  async spaceFor(count: number): Promise<{ least: number; most: number }> {
    const lowest = await this.table.inPage('lowestHeight');
    // Some above may be higher than any in the document.
    const highest = Math.max(...(await this.heights())) * 1.05;
    return { least: count * lowest - ROUNDING, most: count * highest + ROUNDING };
  }
}
