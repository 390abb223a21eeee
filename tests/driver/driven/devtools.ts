/** Chromium's DevTools protocol. An example that needs it has the tag `@chromium`. */
import type { CDPSession, Page } from '@playwright/test';
import { cpuSlowdown } from '../time-outs.ts';

/** Whether the browser of a page has the protocol. */
export function hasDevtools(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'chromium';
}

/** @throws Error in another engine */
export function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/**
 * Slows down the CPU of a page by a factor.
 *
 * @throws Error in another engine than Chromium, unless the factor is 1
 */
export async function slowDown(page: Page, factor = cpuSlowdown()): Promise<void> {
  if (factor === 1) return;
  const session = await devtools(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
