import type { Page } from '@playwright/test';
import { setting } from '../../run/settings.ts';
import { devtools } from './devtools.ts';

/** CPU slowdown of the pages that the tests open, as a factor. */
export const CPU_SLOWED = Number(setting('CPU_SLOWDOWN'));

/** Slows a page's CPU down by the factor `times`; 1 is full speed. More needs Chromium. */
export async function slowDown(page: Page, times = CPU_SLOWED): Promise<void> {
  if (times === 1) return;
  const session = await devtools(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
