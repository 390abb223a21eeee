import { asyncScheduler, type MonoTypeOperatorFunction, throttleTime } from 'rxjs';
import { SCROLL_THROTTLE_MS } from '../constants.ts';

/**
 * Throttles scroll events to one in 150 ms (R9.4): the first passes at once, the last of a burst
 * when its 150 ms are over. Kept by timers alone, so that a machine's clock may be set.
 */
export function throttled<Event>(): MonoTypeOperatorFunction<Event> {
  return throttleTime(SCROLL_THROTTLE_MS, asyncScheduler, { leading: true, trailing: true });
}
