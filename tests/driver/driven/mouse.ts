import type { Mouse, Page } from '@playwright/test';
import type { Place } from '../judged-window.ts';

const CLICKS = {
  'double-clicks': { clickCount: 2 },
  'triple-clicks': { clickCount: 3 },
  'right-clicks': { button: 'right' },
} as const;

/** What a reader may do with the mouse besides clicks and scrolling. */
export type Gesture = 'hovers over' | keyof typeof CLICKS;

export const gesture = (mouse: Mouse, kind: Gesture, { x, y }: Place): Promise<void> =>
  kind === 'hovers over' ? mouse.move(x, y) : mouse.click(x, y, CLICKS[kind]);

/**
 * Selects text from the middle of the window upwards, by dragging the mouse above the window until the page
 * has scrolled to its top.
 */
export async function selectToTop(page: Page): Promise<void> {
  const { mouse } = page;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await mouse.move(width / 2, height / 2);
  await mouse.down();
  // In steps, so that a selection begins in other text.
  await mouse.move(width / 2, 1, { steps: 8 });
  // The browser scrolls as long as the mouse moves above the window.
  for (let move = 0; await page.evaluate(() => window.scrollY > 0); move += 1)
    await mouse.move(width / 2 + (move % 2), 0);
  await mouse.move(width / 2, height / 2);
  await mouse.up();
}
