import type { Page } from '@playwright/test';

/** Hides the browser's `scrollend` from the page. Call it before anything is mounted. */
export function withoutScrollEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    window.addEventListener('scrollend', stop, true);
  });
}

/** Scrolls to `top` px, and waits for the browser's `scrollend`. */
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
