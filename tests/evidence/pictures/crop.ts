/** A rectangle in CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of a step's subject. */
export interface Outlined extends Box {
  /** The step's id. */
  readonly step: string;
  /** The part that is enough to show if it is wide. */
  readonly enough: 'left' | 'middle' | undefined;
  /** Text beside its frame. */
  readonly label: string | undefined;
}

/** Minimum size, maximum height and margin of a cropped picture, in CSS px. */
const LEAST = { width: 640, height: 150 };
const MOST_HEIGHT = 380;
const MARGIN = 28;

/** The bounding box of both. */
export function join(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Maximum gap between adjacent boxes of a column or row, in CSS px. */
const TOUCH = 4;

function isTouching(a: Box, b: Box): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= TOUCH;
  const isBelow = near(a.y + a.height, b.y) || near(b.y + b.height, a.y);
  const isBeside = near(a.x + a.width, b.x) || near(b.x + b.width, a.x);
  return (
    (isBelow && near(a.x, b.x) && near(a.width, b.width)) ||
    (isBeside && near(a.y, b.y) && near(a.height, b.height))
  );
}

/** Joins boxes that are adjacent in a column or in a row. */
export function joinTouching(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const at = joined.findIndex((each) => isTouching(each, box));
    if (at === -1) joined.push(box);
    else joined[at] = join(joined[at] as Box, box);
  }
  return joined;
}

/** The part of a point that a picture must show. */
function needed({ x, y, width, height, enough }: Outlined): Box {
  const least = enough ? Math.min(width, LEAST.width) : width;
  return { x: enough === 'middle' ? x + (width - least) / 2 : x, y, width: least, height };
}

/** Widens a range by its margins, to at least `least`, within `0` to `end`. */
function widen(start: number, length: number, least: number, end: number) {
  const wanted = Math.min(Math.max(length + 2 * MARGIN, least), end);
  const from = Math.max(0, Math.min(start + length / 2 - wanted / 2, end - wanted));
  return { from: Math.floor(from), length: Math.ceil(wanted) };
}

/**
 * The part of the view that shows the first point and as many others as fit.
 *
 * @param points at least one, in view
 */
export function crop(points: readonly Outlined[], view: Box): Box {
  const [first, ...others] = points.map(needed) as [Box, ...Box[]];
  let shown = first;
  for (const other of others) {
    const both = join(shown, other);
    if (both.height <= MOST_HEIGHT || both.height <= shown.height) shown = both;
  }
  const across = widen(shown.x, shown.width, LEAST.width, view.width);
  const height = Math.min(shown.height, MOST_HEIGHT);
  const down = widen(shown.y, height, LEAST.height, view.height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}
