import { SCROLL_THROTTLE_MS } from '../constants.ts';

/**
 * Throttles a handler to one call in 150 ms (R9.4): the first is handled at once, the last of a burst
 * when its 150 ms are over. It relies on timers alone, so setting the machine's clock changes nothing.
 *
 * @returns the throttled handler; its `cancel` drops a pending call, and the next is handled at once
 */
export function throttled(handle: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const call = () => {
    isPending = timer !== undefined;
    if (isPending) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isPending) call();
    }, SCROLL_THROTTLE_MS);
    handle();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(call, { cancel });
}
