import type { Page } from '@playwright/test';

/** All that the page says from now on: console messages and errors. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

export function scrollToBottom(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/** Makes the browser one that fires no `scrollend`. Call it before anything is mounted. */
export function withoutScrollEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
}
