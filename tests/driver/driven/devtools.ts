/** Chromium's DevTools protocol. An example that needs it has the tag `@chromium`. */
import type { CDPSession, Page } from '@playwright/test';

/** Whether the browser of a page has the protocol. */
export function hasDevtools(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'chromium';
}

/** @throws Error in another engine */
export function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}
