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

/** Tolerance in px: browsers lay out in fractions of a px. */
export const ROUNDING = 0.5;

/** The first row that is visible below the headers. */
export const firstInView = (boxes: readonly Box[]) => boxes.find((box) => box.bottom > ROUNDING);

/**
 * How far in px the first row in view has moved on the screen, less the fraction, while the headers have moved down by
 * `headsMoved` px; 'gone' if it is not rendered. A row above it that shows less than a px may be the one that has stayed.
 */
export function movementOf(before: readonly Box[], after: readonly Box[], headsMoved: number) {
  const first = firstInView(before);
  const held = before.filter((row) => row === first || Math.abs(row.bottom) <= ROUNDING);
  const moved = held.map(({ text, top }) => {
    const row = after.find((each) => each.text === text);
    return row ? Math.trunc(row.top - top + headsMoved) : 'gone';
  });
  return moved.includes(0) ? 0 : (moved.at(-1) ?? 'gone');
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
