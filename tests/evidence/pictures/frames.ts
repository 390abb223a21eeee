import type { Page } from '@playwright/test';
import type { Box, Outlined } from './crop.ts';

/** A text at a corner of a frame. */
interface Tag {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A frame around the subject of a step. */
export interface Frame {
  /** Includes the border. */
  readonly box: Box;
  /** At its left corner; absent if there is one number only, or if another frame has it. */
  readonly number?: Tag;
  /** Ends at its right corner. */
  readonly label?: Tag;
}

/** Height of a tag, as a multiple of the border's width. */
const SIZE = 7.2;
/** Minimum size of the visible part of a framed box, as a multiple of the border's width. */
const MIN_VISIBLE = 4;

/** The part of a box inside another one; of negative size if they do not meet. */
function within(box: Box, outer: Box): Box {
  const x = Math.max(box.x, outer.x);
  const y = Math.max(box.y, outer.y);
  const width = Math.min(box.x + box.width, outer.x + outer.width) - x;
  return { x, y, width, height: Math.min(box.y + box.height, outer.y + outer.height) - y };
}

/** The visible part of a box with a border around it; `undefined` if only a sliver is visible. */
function framed(box: Box, clip: Box, line: number): Box | undefined {
  const { x, y, width, height } = box;
  const visible = within(box, clip);
  const least = MIN_VISIBLE * line;
  if (visible.width < Math.min(width, least) || visible.height < Math.min(height, least))
    return undefined;
  const around = { width: width + 2 * line, height: height + 2 * line };
  return within({ x: x - line, y: y - line, ...around }, clip);
}

/**
 * Places the frames of a picture, closed at its edges.
 *
 * @param clip the part of the view in the picture
 * @param line width of a frame's border
 * @returns the frames, and the steps that have one, in the order of their numbers
 */
export function placeFrames(outlined: readonly Outlined[], clip: Box, line: number) {
  const shown = outlined.flatMap((each) => {
    const box = framed(each, clip, line);
    return box ? [{ ...each, box }] : [];
  });
  const steps = [...new Set(shown.map(({ step }) => step))];
  const size = SIZE * line;
  const numbers: Tag[] = [];
  /** The place of a number, beside those of frames with the same corner. */
  const place = (text: string, x: number, y: number): Tag => {
    const isTaken = numbers.some(
      (other) => Math.abs(other.x - x) < size && Math.abs(other.y - y) < size,
    );
    return isTaken ? place(text, x + size, y) : { text, x, y };
  };
  const frames = shown.map(({ step, label, box }): Frame => {
    const above = { x: box.x + box.width, y: Math.max(box.y - size, clip.y) };
    const frame = { box, ...(label && { label: { ...above, text: label } }) };
    const text = `${steps.indexOf(step) + 1}`;
    if (steps.length === 1 || numbers.some((other) => other.text === text)) return frame;
    const [x, y] = [Math.max(box.x - size / 2, clip.x), Math.max(box.y - size / 2, clip.y)];
    const number = place(text, x, y);
    numbers.push(number);
    return { ...frame, number };
  });
  return { frames, steps };
}

/**
 * Draws frames over the page.
 *
 * @param line width of the lines in CSS px
 */
export function drawFrames(page: Page, frames: readonly Frame[], line: number): Promise<void> {
  const size = SIZE * line;
  const border = `border: ${line}px solid #d6336c; border-radius: ${2 * line}px; box-shadow: 0 0 0 ${line / 2}px #fff`;
  const tag = `min-width: ${size}px; height: ${size}px; padding: 0 ${size / 4}px; border-radius: ${size / 2}px;
    background: #d6336c; color: #fff; font: 700 ${0.66 * size}px/${size}px sans-serif; text-align: center; white-space: nowrap`;
  const drawn = [
    ...frames.map(({ box: { x, y, width, height } }) => {
      return { x, y, text: '', style: `width: ${width}px; height: ${height}px; ${border}` };
    }),
    // After all frames, so that no frame crosses a tag.
    ...frames.flatMap(({ number }) => (number ? [{ ...number, style: tag }] : [])),
    ...frames.flatMap(({ label }) =>
      label ? [{ ...label, style: `${tag}; transform: translateX(-100%)` }] : [],
    ),
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
