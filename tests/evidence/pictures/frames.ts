/** Frames around the subjects of steps, drawn over the page for its picture. */
import type { Page } from '@playwright/test';
import type { Box, Outlined } from './crop.ts';

/** A text at a corner of a frame. */
interface Tag {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Height of a tag, as a multiple of the border's width. */
const SIZE = 7.2;
/** Minimum size of the visible part of a framed box, as a multiple of the border's width. */
const MIN_VISIBLE = 4;

/** A box with a border around it, as far as it is in the picture; `undefined` if only a sliver is. */
function framed(box: Box, clip: Box, line: number): Box | undefined {
  const within = ({ x, y, width, height }: Box, border: number): Box => {
    const left = Math.max(x - border, clip.x);
    const top = Math.max(y - border, clip.y);
    const right = Math.min(x + width + border, clip.x + clip.width);
    const bottom = Math.min(y + height + border, clip.y + clip.height);
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const visible = within(box, 0);
  const least = MIN_VISIBLE * line;
  const isSliver =
    visible.width < Math.min(box.width, least) || visible.height < Math.min(box.height, least);
  return isSliver ? undefined : within(box, line);
}

/**
 * Places the frames of a picture, closed at its edges.
 *
 * @param clip the part of the view in the picture
 * @param line width of a frame's border
 * @returns the frames; their numbers, if several steps have one, at left corners; labels, which end at right
 * corners; and the steps in the order of their numbers
 */
export function placeFrames(outlined: readonly Outlined[], clip: Box, line: number) {
  const shown = outlined.flatMap((each) => {
    const box = framed(each, clip, line);
    return box ? [{ ...each, box }] : [];
  });
  const steps = [...new Set(shown.map(({ step }) => step))];
  const size = SIZE * line;
  const numbers: Tag[] = [];
  /** Adds a number, beside those of frames with the same corner. */
  const add = (text: string, x: number, y: number): void => {
    const isTaken = numbers.some(
      (other) => Math.abs(other.x - x) < size && Math.abs(other.y - y) < size,
    );
    if (isTaken) add(text, x + size, y);
    else numbers.push({ text, x, y });
  };
  for (const [nth, step] of steps.length > 1 ? steps.entries() : []) {
    const { x, y } = shown.find((each) => each.step === step)?.box ?? clip;
    add(`${nth + 1}`, Math.max(x - size / 2, clip.x), Math.max(y - size / 2, clip.y));
  }
  const labels = shown.flatMap(({ label, box: { x, y, width } }) =>
    label ? [{ text: label, x: x + width, y: Math.max(y - size, clip.y) }] : [],
  );
  return { frames: shown.map(({ box }) => box), numbers, labels, steps };
}

/**
 * Draws frames over the page.
 *
 * @param line width of the lines in CSS px
 */
export function drawFrames(
  page: Page,
  { frames, numbers, labels }: ReturnType<typeof placeFrames>,
  line: number,
): Promise<void> {
  const size = SIZE * line;
  const border = `border: ${line}px solid #d6336c; border-radius: ${2 * line}px; box-shadow: 0 0 0 ${line / 2}px #fff`;
  const tag = `min-width: ${size}px; height: ${size}px; padding: 0 ${size / 4}px; border-radius: ${size / 2}px;
    background: #d6336c; color: #fff; font: 700 ${0.66 * size}px/${size}px sans-serif; text-align: center; white-space: nowrap`;
  const drawn = [
    ...frames.map(({ x, y, width, height }) => {
      return { x, y, text: '', style: `width: ${width}px; height: ${height}px; ${border}` };
    }),
    // After all frames, so that no frame crosses a tag.
    ...numbers.map((number) => ({ ...number, style: tag })),
    ...labels.map((label) => ({ ...label, style: `${tag}; transform: translateX(-100%)` })),
  ];
  return page.evaluate((all) => {
    for (const { x, y, text, style } of all) {
      const element = document.createElement('div');
      element.textContent = text;
      element.style.cssText = `all: initial; forced-color-adjust: none; position: fixed; z-index: 9999;
        box-sizing: border-box; left: ${x}px; top: ${y}px; ${style}`;
      document.documentElement.append(element);
    }
  }, drawn);
}
