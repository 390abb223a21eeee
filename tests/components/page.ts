import type { Locator, Page } from '@playwright/test';

/** All that the page says from now on: console messages and errors. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Clicks the middle of what is in view; a locator's own click may scroll, in Firefox at least. */
export async function clickWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be clicked cannot be seen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export function scrollToBottom(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/** Keeps the browser's own `scrollend` from the page. Call it before anything is mounted. */
export function withoutScrollEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    window.addEventListener('scrollend', stop, true);
  });
}
