/** A load without the fake clock. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { InPageDriver } from '../in-page/driver.ts';
import { WINDOW } from '../judged-window.ts';
import { TIMEOUT_MS } from '../time-outs.ts';
import { IN_PAGE, inPageOf } from './in-page.ts';

const POLL_MS = 100;
const FAR_PX = 100_000;
/** The texts of a load. */
const TEXTS = ['Is loading...', 'Loading...'];

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS.assertion;
  while (performance.now() < end && !(await holds().catch(() => false))) await setTimeout(POLL_MS);
}

/**
 * Runs in the page: looks for texts right before each picture, after all frames, which may still change the page.
 *
 * @returns at the first picture, those that no picture has shown so far
 */
async function watchPictures(texts: readonly string[]): Promise<Set<string>> {
  const driver: InPageDriver = Reflect.get(window, Symbol.for('driver'));
  const unseen = new Set(texts);
  const probe = document.createElement('i');
  probe.style.cssText = 'position: fixed; top: 0; width: 1px; height: 0';
  document.documentElement.append(probe);
  await new Promise<void>((looks) => {
    // Of all that a page can observe, sizes come last before a picture.
    new ResizeObserver(() => {
      for (const text of unseen) if (driver.countOf(text) > 0) unseen.delete(text);
      looks();
      // Another size in each frame, whatever the time between two of them.
      requestAnimationFrame(() => {
        probe.style.width = probe.style.width === '1px' ? '2px' : '1px';
      });
    }).observe(probe);
  });
  return unseen;
}

/**
 * Opens a page in real time, and loads once by the wheel.
 *
 * @returns those of 'Is loading...' and 'Loading...' that no picture has shown
 */
export async function unseenInRealTime(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: WINDOW });
  try {
    const inPage = inPageOf(page);
    await page.addInitScript(IN_PAGE);
    await page.goto(address);
    await until(() => inPage.isTableSeen());
    const count = await inPage.rowCount();
    const unseen = await page.evaluateHandle(watchPictures, TEXTS);
    await page.mouse.wheel(0, FAR_PX);
    await until(async () => (await inPage.rowCount()) > count);
    return await unseen.evaluate((texts) => [...texts]);
  } finally {
    await page.close();
  }
}
