import type { Page } from '@playwright/test';
import { devtools } from './devtools.ts';

/** CPU slowdown of the pages that the tests open, as a factor. */
export const CPU_SLOWED = Number(process.env.CPU_SLOWED ?? 1);

/** Slows a page's CPU down by the factor `times`; 1 is full speed. More needs Chromium. */
export async function slowDown(page: Page, times = CPU_SLOWED): Promise<void> {
  if (times === 1) return;
  const session = await devtools(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
