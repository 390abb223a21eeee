/** In the page: what of a point is in view, and what is drawn around it. */
import type { Locator, Page } from '@playwright/test';
import type { Box } from './crop.ts';
import type { Frame } from './frames.ts';

/** What a step says something about, for the picture of its scenario. */
export interface Point {
  readonly at: Locator;
  /** What of it tells enough, where it is wide. */
  readonly enough?: 'left' | 'middle';
  /** Whether the picture is about the whole view. */
  readonly whole?: boolean;
  /** Only the first of it in view; its text; or the space below it, down to the end of the page. */
  readonly part?: 'first' | 'text' | 'below';
  /** Whether its frame bears the number of the row, and that of all rows. */
  readonly isNumbered?: boolean;
}

/** Draws the frames and their tags, their lines so many px wide. */
export function drawFrames(page: Page, frames: readonly Frame[], line: number): Promise<void> {
  const border = `border: ${line}px solid #d6336c; border-radius: ${2 * line}px; box-shadow: 0 0 0 ${line / 2}px #fff`;
  const pill = `background: #d6336c; color: #fff; text-align: center; white-space: nowrap`;
  const drawn = [
    ...frames.map(({ box }) => ({ box, text: '', style: border })),
    // After all frames, so that none crosses a tag.
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

/** The boxes of these elements, cut to what the reader sees of them; of those in view alone. */
export function visibleBoxes(elements: (Element | SVGElement)[], part: Point['part']): Box[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const heads = document.querySelectorAll('#root th, #root [role=columnheader]');
  return elements
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
      x: Math.max(left, 0),
      y: Math.max(top, 0),
      width: Math.min(right, clientWidth) - Math.max(left, 0),
      height: Math.min(bottom, clientHeight) - Math.max(top, 0),
    }))
    .filter(({ width, height }) => width > 4 && height > 4)
    .slice(0, part === 'first' ? 1 : undefined);
}

/** The height of the first of these elements in px, in view or not; 0 if there is none. */
export function wholeHeight(elements: (Element | SVGElement)[]): number {
  return elements.find((each) => each.checkVisibility())?.getBoundingClientRect().height ?? 0;
}

/** The number of the last of these rows, and of all rows that have `cells`, a selector, in words. */
export function rowNumber(elements: (Element | SVGElement)[], cells: string): string | undefined {
  const row = elements.at(-1)?.closest('tr, [role=row]');
  const table = row?.closest('table, [role=table], [role=grid]');
  if (!row || !table) return undefined;
  const rows = [...table.querySelectorAll('tr, [role=row]')].filter((each) =>
    each.querySelector(cells),
  );
  // Both count the row of headers.
  const numbers = [row.getAttribute('aria-rowindex'), table.getAttribute('aria-rowcount')];
  const [place, count] = numbers.map((number) => number && Number(number) - 1);
  return `row ${place || rows.indexOf(row) + 1} of ${count || rows.length}`;
}
