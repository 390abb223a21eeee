import type { Box, Outlined } from './crop.ts';

/** A short text beside a frame: its number or its label. */
export interface Tag {
  readonly text: string;
  readonly box: Box;
}

/** A frame around the subject of a step. */
export interface Frame {
  /** Includes the border. */
  readonly box: Box;
  readonly tags: readonly Tag[];
}

/** Height of a tag, width of a letter, and gap between tags, as multiples of the border's width. */
const SIZE = 7.2;
const LETTER = 2.8;
const GAP = 0.4;
/** Minimum size of the visible part of a framed box, as a multiple of the border's width. */
const LEAST = 4;
/** How far a number may overlap its frame: less than a cell's padding. */
const INTRUSION = 3.2;

const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The intersection of two boxes; of negative size if they do not meet. */
function within(box: Box, outer: Box): Box {
  const x = Math.max(box.x, outer.x);
  const y = Math.max(box.y, outer.y);
  return {
    x,
    y,
    width: Math.min(box.x + box.width, outer.x + outer.width) - x,
    height: Math.min(box.y + box.height, outer.y + outer.height) - y,
  };
}

/** The visible part of a box with a border around it; `undefined` if only a sliver is visible. */
function framed(box: Box, clip: Box, line: number): Box | undefined {
  const { width, height } = within(box, clip);
  const isSliver =
    width < Math.min(box.width, LEAST * line) || height < Math.min(box.height, LEAST * line);
  if (isSliver) return undefined;
  const { x, y } = box;
  const around = { x: x - line, y: y - line };
  const size = { width: box.width + 2 * line, height: box.height + 2 * line };
  return within({ ...around, ...size }, clip);
}

/** Places for a number beside a frame, the best first. */
function numberPlaces({ x, y, height }: Box, clip: Box, line: number): Box[] {
  const size = SIZE * line;
  const left = Math.max(x - size + line, clip.x);
  const middle = y + Math.min((height - size) / 2, INTRUSION * line);
  const [step, rows] = [size + GAP * line, [0, 1, 2, 3]];
  const places = [
    ...rows.map((nth) => ({ x: left, y: middle + nth * step })),
    ...rows.map((nth) => ({ x: x + nth * step, y: y - size })),
    ...rows.map((nth) => ({ x: x + nth * step, y: y + height })),
  ];
  return places
    .filter((place, nth) => nth >= rows.length || place.x + size - x <= INTRUSION * line)
    .map((place) => ({ ...place, width: size, height: size }));
}

/** Places for a label at a frame's right end, the best first. */
function labelPlaces({ x, y, width, height }: Box, line: number, text: string): Box[] {
  const size = { width: (text.length * LETTER + SIZE) * line, height: SIZE * line };
  const left = x + width - size.width;
  const shifts = [0, 1, 2].map((nth) => left - nth * (size.width + GAP * line));
  return [y - size.height, y + height].flatMap((top) =>
    shifts.map((start) => ({ x: start, y: top, ...size })),
  );
}

/**
 * Places the frames of a picture, closed at its edges, and their tags, without overlaps where possible.
 *
 * @param clip the part of the view in the picture
 * @param line width of a frame's border
 * @returns the frames, and the steps that have one, in the order of their numbers
 */
export function placeFrames(outlined: readonly Outlined[], clip: Box, line: number) {
  const shown = outlined.flatMap((each) => {
    const box = framed(each, clip, line);
    return box ? [{ step: each.step, label: each.label, box }] : [];
  });
  const steps = [...new Set(shown.map(({ step }) => step))];
  const taken: Box[] = [];
  const place = (text: string, places: readonly Box[]): Tag => {
    const isInside = (box: Box) => {
      const { width, height } = within(box, clip);
      return width === box.width && height === box.height;
    };
    const inside = places.filter(isInside);
    const isFree = (box: Box) => !taken.some((other) => meets(box, other));
    const box = inside.find(isFree) ?? inside[0];
    const tag = { text, box: box ?? within(places[0] as Box, clip) };
    taken.push(tag.box);
    return tag;
  };
  const numbered = new Set<string>();
  const frames = shown.map(({ step, label, box }): Frame => {
    const isNumbered = steps.length > 1 && !numbered.has(step);
    numbered.add(step);
    return {
      box,
      tags: [
        ...(isNumbered ? [place(`${steps.indexOf(step) + 1}`, numberPlaces(box, clip, line))] : []),
        ...(label ? [place(label, labelPlaces(box, line, label))] : []),
      ],
    };
  });
  return { frames, steps };
}
