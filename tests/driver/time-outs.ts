/** Time-outs in ms. A slowdown of the page's CPU makes each of them longer. */
import { setting } from '../run/settings.ts';

/** Factor by which the CPU of each page is slowed down. */
export const CPU_SLOWDOWN = Number(setting('SPEC_CPU_SLOWDOWN'));

/** Time-out for an assertion that is tried again: a page may render later than in its next frame. */
export const ASSERTION_TIMEOUT_MS = Number(setting('SPEC_TIMEOUT_MS')) * CPU_SLOWDOWN;

/** Time-out for one browser operation; generous, because a busy machine can stall a browser for seconds. */
export const BROWSER_TIMEOUT_MS = 30_000 * CPU_SLOWDOWN;

/**
 * Time-out for a step. It exceeds the time-outs inside the step, whose messages say more, and the time to
 * render a minute of fake time 400 times.
 */
export const STEP_TIMEOUT_MS = 180_000 * CPU_SLOWDOWN;
