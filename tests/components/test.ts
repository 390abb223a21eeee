import { test as mounting } from '@playwright/experimental-ct-react';
import { HeldClock } from '../driver/clock.ts';
import { inPageOf } from '../driver/driven/in-page.ts';
import { slowDown } from '../driver/driven/slow.ts';
import { launchOptions } from '../run/browser/launch.ts';

export { expect } from '@playwright/experimental-ct-react';

/** A component test, its page as slow as the run asks for. */
export const test = mounting.extend<{ clock: HeldClock }>({
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
  /** The page's clock, which a test may hold, and wait by for what takes no time. */
  clock: ({ page }, use) => use(new HeldClock(inPageOf(page))),
});

/** What `test.use` takes for a screen that gives each px `ratio` of its own, and a window there. */
export function screenOf(ratio: number, windowSize: string) {
  const { args = [], ...options } = launchOptions({ scrollsAtOnce: true });
  const screen = [`--force-device-scale-factor=${ratio}`, `--window-size=${windowSize}`];
  return {
    viewport: null,
    deviceScaleFactor: undefined,
    launchOptions: { ...options, args: [...args, ...screen] },
  };
}
