/** Time-outs in ms. */
import { setting } from '../run/settings.ts';

export const TIMEOUT_MS = {
  /**
   * For an assertion that is tried again: a page may render later than in its next frame. Read when it is needed,
   * so that an unusable setting ends a command with one line.
   */
  get assertion() {
    return Number(setting('SPEC_TIMEOUT_MS'));
  },
  /** For one browser operation; generous, because a busy machine can stall a browser for seconds. */
  browser: 30_000,
  /**
   * For a step. It exceeds the time-outs inside the step, whose messages say more, and the time to render a
   * minute of fake time 400 times.
   */
  step: 180_000,
};
