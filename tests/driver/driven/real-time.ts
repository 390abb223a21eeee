/** A load without the fake clock. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
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
    await inPage.watchPictures(TEXTS);
    await page.mouse.wheel(0, FAR_PX);
    await until(async () => (await inPage.rowCount()) > count);
    const seen = await inPage.picturedTexts();
    return TEXTS.filter((text) => !seen.includes(text));
  } finally {
    await page.close();
  }
}
