import type { Page } from '@playwright/test';

/** Keeps the browser's own `scrollend` from the page. Call it before anything is mounted. */
export function withoutScrollEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    window.addEventListener('scrollend', stop, true);
  });
}

/** Scrolls to `top` px, and waits for the end of the scroll, as the browser fires it. */
export function scrollUntilEnd(
  page: Page,
  top: number,
  behavior: ScrollBehavior,
): Promise<unknown> {
  return page.evaluate(
    (options) =>
      new Promise((done) => {
        window.addEventListener('scrollend', done, { once: true });
        window.scrollTo(options);
      }),
    { top, behavior },
  );
}
