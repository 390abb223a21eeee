import type { Page } from '@playwright/test';
import type { Frame } from './frames.ts';

/**
 * Draws frames and their tags over the page.
 *
 * @param line width of the lines in CSS px
 */
export function drawFrames(page: Page, frames: readonly Frame[], line: number): Promise<void> {
  const border = `border: ${line}px solid #d6336c; border-radius: ${2 * line}px; box-shadow: 0 0 0 ${line / 2}px #fff`;
  const pill = `background: #d6336c; color: #fff; text-align: center; white-space: nowrap`;
  const drawn = [
    ...frames.map(({ box }) => ({ box, text: '', style: border })),
    // After all frames, so that no frame crosses a tag.
    ...frames
      .flatMap(({ tags }) => tags)
      .map(({ box, text }) => {
        const font = `font: 700 ${4.8 * line}px/${box.height}px sans-serif`;
        return { box, text, style: `${pill}; ${font}; border-radius: ${box.height / 2}px` };
      }),
  ];
  return page.evaluate((all) => {
    for (const { box, text, style } of all) {
      const element = document.createElement('div');
      element.textContent = text;
      element.style.cssText = `all: initial; forced-color-adjust: none; position: fixed;
        z-index: 9999; box-sizing: border-box; left: ${box.x}px; top: ${box.y}px;
        width: ${box.width}px; height: ${box.height}px; ${style}`;
      document.documentElement.append(element);
    }
  }, drawn);
}
