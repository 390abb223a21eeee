/** Where a picture is cropped, and where the frames around the subjects of sentences are. */
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';

/** A rectangle in CSS px. */
export type Box = Readonly<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>>;

/** The visible part of the subject of a sentence. */
interface Subject extends Box {
  /** Where it may be cropped if it is wide. */
  readonly crop?: OutlineTarget['crop'] | undefined;
  /** The index of the sentence in the example. */
  readonly sentence: number;
}

/** Minimum size, with five rows and more, and margin of a cropped picture, in CSS px. */
const MIN_WIDTH = 640;
const HEIGHT = 300;
const MARGIN = 12;
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
function needed({ x, y, width, height, crop }: Subject): Box {
  const least = crop ? Math.min(width, MIN_WIDTH) : width;
  return { x: crop === 'middle' ? x + (width - least) / 2 : x, y, width: least, height };
}

/** Widens a range by its margins, to at least `least`, within `0` to `end`. */
function widen(start: number, length: number, least: number, end: number) {
  const wanted = Math.min(Math.max(length + 2 * MARGIN, least), end);
  const from = Math.max(0, Math.min(start + length / 2 - wanted / 2, end - wanted));
  return [Math.floor(from), Math.ceil(wanted)] as const;
}

/**
 * The part of the view that shows the first outlined box, and of the others what fits.
 *
 * @param outlined at least one, in view
 */
export function crop(outlined: readonly Subject[], view: Box): Box {
  const shown = outlined
    .map(needed)
    .reduce((all, other) => (other.y >= all.y ? join(all, other) : all));
  const [x, width] = widen(shown.x, shown.width, MIN_WIDTH, view.width);
  // Only the beginning of what is too high.
  const [y, height] = widen(shown.y, Math.min(shown.height, HEIGHT), HEIGHT, view.height);
  return { x, y, width, height };
}

/** Height of a tag, as a multiple of the border's width. */
export const TAG_HEIGHT = 7.2;

/** The part of a box in a picture, without room for a border; `undefined` if only a sliver is in it. */
function visiblePart(box: Box, clip: Box, line: number): Box | undefined {
  const x = Math.max(box.x, clip.x + line);
  const y = Math.max(box.y, clip.y + line);
  const width = Math.min(box.x + box.width, clip.x + clip.width - line) - x;
  const height = Math.min(box.y + box.height, clip.y + clip.height - line) - y;
  const isSliver = width < Math.min(box.width, 2 * line) || height < Math.min(box.height, 2 * line);
  return isSliver ? undefined : { x, y, width, height };
}

/**
 * Places the frames of a picture, closed at its edges, around the boxes.
 *
 * @param clip the part of the view in the picture
 * @param line width of a frame's border
 * @returns the frames; tags with the numbers of their sentences, if several have one, at left corners; and the sentences
 * in the order of their numbers
 */
export function placeFrames(boxes: readonly Subject[], clip: Box, line: number) {
  const frames = boxes.flatMap((each) => {
    const visible = visiblePart(each, clip, line);
    return visible ? [{ ...each, ...visible }] : [];
  });
  const sentences = [...new Set(frames.map(({ sentence }) => sentence))];
  const tags: { text: string; readonly x: number; readonly y: number }[] = [];
  for (const [nth, sentence] of sentences.length > 1 ? sentences.entries() : []) {
    const frame = frames.find((each) => each.sentence === sentence) as Subject;
    const size = TAG_HEIGHT * line;
    const [x, y] = [Math.max(frame.x - size / 2, clip.x), Math.max(frame.y - size / 2, clip.y)];
    const near = tags.find((tag) => Math.abs(tag.x - x) < size && Math.abs(tag.y - y) < size);
    if (near) near.text += `, ${nth + 1}`;
    else tags.push({ text: `${nth + 1}`, x, y });
  }
  return { frames, tags, sentences };
}
