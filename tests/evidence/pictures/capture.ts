import type { Page } from '@playwright/test';
import { devtools, hasDevtools } from '../../driver/driven/devtools.ts';
import { inPageOf } from '../../driver/driven/in-page.ts';
import type { Box } from './crop.ts';

/** Of WebP, in percent: below it the small text frays. */
const QUALITY = 50;

/** Stops a page for good: it answers to nothing that is scrolled or drawn for its picture. */
export async function stop(page: Page): Promise<void> {
  if (!hasDevtools(page)) return inPageOf(page)('stopAnswering');
  const session = await devtools(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/**
 * The picture of a part of the view.
 *
 * @param clip in CSS px from the view's left and top
 * @param scale picture elements a CSS px; outside Chromium there is one
 */
export async function capture(page: Page, clip: Box, scale: number): Promise<Buffer> {
  if (!hasDevtools(page)) return page.screenshot({ type: 'webp', quality: QUALITY, clip });
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const session = await devtools(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale },
  });
  return Buffer.from(data, 'base64');
}
