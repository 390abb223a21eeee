import type { BrowserContext } from '@playwright/test';
import { CPU_SLOWED } from '../tests/browser/slow.ts';

/**
 * How long an assertion or an action waits, in ms: not for time, which is held, but for the browser.
 * What slows its processor makes it wait as many times longer.
 */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 5_000) * CPU_SLOWED;

/** How long a page may take to arrive, in ms: its server and the network have no held time. */
const ARRIVAL_MS = 30_000 * CPU_SLOWED;

/**
 * How long a step may take in all, in ms, before it counts as hanging: longer than what it waits for,
 * or its message is cut off, and than a minute of held time, in which a browser renders 400 times.
 */
export const STEP_MS = 180_000 * CPU_SLOWED;

/** Makes what is done in a context, and the pages that it opens, wait as long as that. */
export function bePatient(context: BrowserContext): void {
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(ARRIVAL_MS);
}
