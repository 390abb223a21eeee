import type { Page } from '@playwright/test';
import type { Box, Outlined } from './crop.ts';
import type { Point } from './picture.ts';

/** Draws the outlines, their lines so many px wide, numbered where there are more than one. */
export function drawOutlines(
  page: Page,
  outlined: readonly Outlined[],
  view: Box,
  line: number,
): Promise<void> {
  const frames = outlined.map((box) => {
    const left = Math.max(box.x - line, 0);
    const top = Math.max(box.y - line, 0);
    const right = Math.min(box.x + box.width + line, view.width);
    const bottom = Math.min(box.y + box.height + line, view.height);
    return { left, top, width: right - left, height: bottom - top, line, enough: box.enough };
  });
  return page.evaluate((all) => {
    for (const [index, { left, top, width, height, line, enough }] of all.entries()) {
      const frame = document.createElement('div');
      frame.style.cssText = `all: initial; forced-color-adjust: none; position: fixed; z-index: 9999; box-sizing: border-box;
        left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
        border: ${line}px solid #d6336c; border-radius: 6px; box-shadow: 0 0 0 1.5px #fff`;
      if (all.length > 1) {
        const number = document.createElement('div');
        number.textContent = String(index + 1);
        number.style.cssText = `all: initial; position: absolute; top: -10px; width: 18px;
          left: ${enough === 'middle' ? '50%' : '-4px'}; border-radius: 9px; background: #d6336c; color: #fff; text-align: center;
          font: 700 12px/18px sans-serif`;
        frame.append(number);
      }
      document.documentElement.append(frame);
    }
  }, frames);
}

/** In the page: the box around these elements, cut to the view, or nothing if none is in view. */
export function visibleBox(
  elements: (Element | SVGElement)[],
  part: Point['part'],
): Box | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const heads = document.querySelectorAll('#root th, #root [role=columnheader]');
  const boxes = elements
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { left, right, bottom, top } = (part === 'text' ? range : each).getBoundingClientRect();
      if (part === 'below') {
        const end = document.documentElement.getBoundingClientRect().bottom;
        return { left, right, top: bottom, bottom: end };
      }
      // Below the headers, which may cover what is scrolled under them.
      let over = 0;
      if (each.closest('tr, [role=row]') && !each.closest('th, [role=columnheader]'))
        for (const head of heads) over = Math.max(over, head.getBoundingClientRect().bottom);
      return { left, right, top: Math.max(top, over), bottom };
    })
    .map(({ left, right, top, bottom }) => ({
      left: Math.max(left, 0),
      right: Math.min(right, clientWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, clientHeight),
    }))
    .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4)
    .slice(0, part === 'first' ? 1 : undefined);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  return {
    x,
    y,
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
  };
}
