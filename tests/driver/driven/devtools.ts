import type { CDPSession, Page } from '@playwright/test';

/** Whether a page's browser has what `devtools` gives. */
export function hasDevtools(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'chromium';
}

/**
 * Chromium's own protocol, for what no other engine lets a test do. An example that cannot do without it
 * has the tag `@chromium`.
 *
 * @throws Error in another engine
 */
export function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}
