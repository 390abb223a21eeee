import type { Page } from '@playwright/test';

/** How many times slower the processor is for the pages that the tests open. */
export const CPU_SLOWED = Number(process.env.CPU_SLOWED ?? 1);

/** Slows the processor down for a page, `times` times; 1 is its own speed. */
export async function slowDown(page: Page, times = CPU_SLOWED): Promise<void> {
  if (times === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
