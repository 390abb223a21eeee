import type { BrowserContext } from '@playwright/test';
import { setting } from '../run/settings.ts';
import { CPU_SLOWED } from './driven/slow.ts';

/**
 * How long an assertion that fails is tried again, in ms: a page may render later than in its next
 * frame. Here as below, what slows its processor makes it wait as many times longer.
 */
export const PATIENCE_MS = Number(setting('TIMEOUT_MS')) * CPU_SLOWED;

/**
 * How long the browser may take with what it is asked, in ms, be it a page or a click: its own time is
 * not held, and a busy machine leaves it without a processor for seconds.
 */
export const ANSWER_MS = 30_000 * CPU_SLOWED;

/**
 * How long a step may take in all, in ms, before it counts as hanging: longer than what it waits for,
 * or its message is cut off, and than a minute of held time, in which a browser renders 400 times.
 */
export const STEP_MS = 180_000 * CPU_SLOWED;

/** Makes what is done in a context wait for the browser as long as that. */
export function bePatient(context: BrowserContext): void {
  context.setDefaultTimeout(ANSWER_MS);
}
