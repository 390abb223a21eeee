import type { OutlineTarget } from '../../driver/in-page/outlines.ts';

/** A rectangle in CSS px. */
export type Box = Readonly<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>>;

/** The visible part of a subject. */
interface Subject extends Box {
  /** The part that is enough to show if it is wide. */
  readonly enough?: OutlineTarget['enough'];
}

/** Minimum size, maximum height and margin of a cropped picture, in CSS px. */
const MIN_WIDTH = 640;
const MIN_HEIGHT = 150;
const MAX_HEIGHT = 380;
const MARGIN = 28;
/** Maximum gap between adjacent boxes of a column or row, in CSS px. */
const MAX_GAP = 4;

/** The bounding box of both. */
function join(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Joins boxes that follow each other in a column or in a row: joined, they are hardly larger. */
export function joinTouching(boxes: readonly Box[]): Box[] {
  const area = ({ width, height }: Box) => width * height;
  const isNext = (a: Box, b: Box) =>
    area(join(a, b)) - area(a) - area(b) <= MAX_GAP * Math.max(b.width, b.height);
  const joined: Box[] = [];
  for (const box of boxes) {
    const at = joined.findIndex((each) => isNext(each, box));
    if (at === -1) joined.push(box);
    else joined[at] = join(joined[at] as Box, box);
  }
  return joined;
}

/** The part of an outlined box that a picture must show. */
function needed({ x, y, width, height, enough }: Subject): Box {
  const least = enough ? Math.min(width, MIN_WIDTH) : width;
  return { x: enough === 'middle' ? x + (width - least) / 2 : x, y, width: least, height };
}

/** Widens a range by its margins, to at least `least`, within `0` to `end`. */
function widen(start: number, length: number, least: number, end: number) {
  const wanted = Math.min(Math.max(length + 2 * MARGIN, least), end);
  const from = Math.max(0, Math.min(start + length / 2 - wanted / 2, end - wanted));
  return [Math.floor(from), Math.ceil(wanted)] as const;
}

/**
 * The part of the view that shows the first outlined box and as many others as fit.
 *
 * @param outlined at least one, in view
 */
export function crop(outlined: readonly Subject[], view: Box): Box {
  const shown = outlined.map(needed).reduce((all, other) => {
    const both = join(all, other);
    return both.height <= MAX_HEIGHT || both.height <= all.height ? both : all;
  });
  const [x, width] = widen(shown.x, shown.width, MIN_WIDTH, view.width);
  const [y, height] = widen(shown.y, Math.min(shown.height, MAX_HEIGHT), MIN_HEIGHT, view.height);
  return { x, y, width, height };
}
