/** Adverse conditions of a walk on this project's page, in Chromium. */
import type { Page } from '@playwright/test';
import { devtools } from '../driver/driven/devtools.ts';

/** How many times slower the CPU becomes. */
const SLOWER = 6;

/** Slows the CPU down for a page. */
export async function slowDown(page: Page): Promise<void> {
  await (await devtools(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** What a full Chromium needs to keep a page that is left: Playwright disables it. */
export const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/**
 * Leaves a page, which is then hidden and frozen, and goes back to it.
 *
 * @throws Error if the browser has not kept it
 */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-left', true));
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  const isKept = () => document.documentElement.toggleAttribute('data-left') === false;
  if (!(await page.evaluate(isKept)))
    throw new Error('The browser has not kept the page: a full Chromium does, by CHROMIUM_PATH');
}
