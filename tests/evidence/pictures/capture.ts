import type { Page } from '@playwright/test';
import { devtools, hasDevtools } from '../../driver/driven/devtools.ts';
import { inPageOf } from '../../driver/driven/in-page.ts';
import type { Box } from './crop.ts';

/** Stops the scripts of a page for good, so that it does not react to scrolling or drawing for its picture. */
export async function stop(page: Page): Promise<void> {
  if (!hasDevtools(page)) return inPageOf(page).hideScrolling();
  const session = await devtools(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/**
 * Takes a picture of a part of the view.
 *
 * @param clip in CSS px from the view's left and top
 * @param scale image pixels per CSS px; always 1 outside Chromium
 * @param quality of the WebP, in percent
 */
export async function capture(
  page: Page,
  clip: Box,
  scale: number,
  quality: number,
): Promise<Buffer> {
  if (!hasDevtools(page)) return page.screenshot({ type: 'webp', quality, clip });
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const session = await devtools(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale },
  });
  return Buffer.from(data, 'base64');
}
