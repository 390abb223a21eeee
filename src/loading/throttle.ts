import { SCROLL_THROTTLE_MS } from '../constants.ts';

/** A handler that runs at most once in 150 ms. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Drops the call that waits, if any; the next one is handled at once. */
  cancel(): void;
}

/**
 * Throttles a handler to one call in 150 ms (R9.4): the first is handled at once, the last of a burst
 * when its 150 ms are over. It relies on timers alone, so setting the machine's clock changes nothing.
 */
export function throttled<Value>(handle: (value: Value) => void): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | undefined;
  const run = (value: Value) => {
    waiting = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) run(waiting.value);
    }, SCROLL_THROTTLE_MS);
    handle(value);
  };
  const call = (value: Value) => {
    if (timer === undefined) run(value);
    else waiting = { value };
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return Object.assign(call, { cancel });
}
