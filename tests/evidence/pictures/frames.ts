/** Frames around the subjects of steps, drawn over the page for its picture. */
import type { Page } from '@playwright/test';
import type { Box } from './crop.ts';

/** The visible part of a step's subject. */
interface Framed extends Box {
  /** The step's id. */
  readonly step: string;
  /** Text at the corner of its frame. */
  readonly label: string | undefined;
}

/** Height of a tag, as a multiple of the border's width. */
const SIZE = 7.2;
/** Minimum size of the visible part of a framed box, as a multiple of the border's width. */
const MIN_VISIBLE = 4;

/** The part of a box in a picture, without room for a border; `undefined` if only a sliver is in it. */
function visiblePart(box: Box, clip: Box, line: number): Box | undefined {
  const x = Math.max(box.x, clip.x + line);
  const y = Math.max(box.y, clip.y + line);
  const width = Math.min(box.x + box.width, clip.x + clip.width - line) - x;
  const height = Math.min(box.y + box.height, clip.y + clip.height - line) - y;
  // Less than the border, which covers its edges.
  const least = (size: number) => Math.min(size, MIN_VISIBLE * line) - 2 * line;
  const isSliver = width <= least(box.width) || height <= least(box.height);
  return isSliver ? undefined : { x, y, width, height };
}

/**
 * Places the frames of a picture, closed at its edges, around the boxes.
 *
 * @param clip the part of the view in the picture
 * @param line width of a frame's border
 * @returns the frames; tags with the numbers of their steps, if several have one, and their labels, at left
 * corners; and the steps in the order of their numbers
 */
export function placeFrames(boxes: readonly Framed[], clip: Box, line: number) {
  const frames = boxes.flatMap((each) => {
    const visible = visiblePart(each, clip, line);
    return visible ? [{ ...each, ...visible }] : [];
  });
  const steps = [...new Set(frames.map(({ step }) => step))];
  const tags: { text: string; readonly x: number; readonly y: number }[] = [];
  for (const [nth, step] of steps.entries()) {
    const frame = frames.find((each) => each.step === step) as Framed;
    const number = steps.length > 1 ? `${nth + 1}` : '';
    const text = [number, frame.label].filter(Boolean).join(': ');
    const size = SIZE * line;
    const [x, y] = [Math.max(frame.x - size / 2, clip.x), Math.max(frame.y - size / 2, clip.y)];
    const near = tags.find((tag) => Math.abs(tag.x - x) < size && Math.abs(tag.y - y) < size);
    if (near) near.text += `, ${text}`;
    else if (text) tags.push({ text, x, y });
  }
  return { frames, tags, steps };
}

/**
 * Draws frames over the page.
 *
 * @param line width of the lines in CSS px
 */
export function drawFrames(
  page: Page,
  { frames, tags }: ReturnType<typeof placeFrames>,
  line: number,
): Promise<void> {
  const size = SIZE * line;
  const border = `margin: ${-line}px; border: ${line}px solid #d6336c; border-radius: ${2 * line}px; box-shadow: 0 0 0 ${line / 2}px #fff`;
  const tag = `min-width: ${size / 2}px; height: ${size}px; padding: 0 ${size / 4}px; border-radius: ${size / 2}px;
    background: #d6336c; color: #fff; font: 700 ${0.66 * size}px/${size}px sans-serif; text-align: center; white-space: nowrap`;
  const drawn = [
    ...frames.map(({ x, y, width, height }) => {
      return { x, y, text: '', style: `width: ${width}px; height: ${height}px; ${border}` };
    }),
    // After all frames, so that no frame crosses a tag.
    ...tags.map((each) => ({ ...each, style: tag })),
  ];
  return page.evaluate((all) => {
    for (const { x, y, text, style } of all) {
      const element = document.createElement('div');
      element.textContent = text;
      element.style.cssText = `all: initial; forced-color-adjust: none; position: fixed; z-index: 9999;
        left: ${x}px; top: ${y}px; ${style}`;
      document.documentElement.append(element);
    }
  }, drawn);
}
