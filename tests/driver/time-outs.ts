/** Time-outs in ms. A slowdown of the page's CPU makes each of them longer. */
import { setting } from '../run/settings.ts';

/** Factor by which the CPU of each page is slowed down. */
export const cpuSlowdown = () => Number(setting('SPEC_CPU_SLOWDOWN'));

/** Read when they are needed: an unusable setting ends a command with one line once it reads its arguments. */
export const TIMEOUT_MS = {
  /** For an assertion that is tried again: a page may render later than in its next frame. */
  get assertion() {
    return Number(setting('SPEC_TIMEOUT_MS')) * cpuSlowdown();
  },
  /** For one browser operation; generous, because a busy machine can stall a browser for seconds. */
  get browser() {
    return 30_000 * cpuSlowdown();
  },
  /**
   * For a step. It exceeds the time-outs inside the step, whose messages say more, and the time to render a
   * minute of fake time 400 times.
   */
  get step() {
    return 180_000 * cpuSlowdown();
  },
};
