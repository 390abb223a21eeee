import { CPU_SLOWDOWN } from '../driver/time-outs.ts';
import { withTimeLimit } from '../run/time-limit.ts';

/** Time after which a command counts as hanging, in ms. */
const HANGING_MS = 60_000 * CPU_SLOWDOWN;

function hang(): never {
  throw new Error(`The page hangs: no result after ${HANGING_MS} ms`);
}

/**
 * Awaits `done` with a time limit.
 *
 * @throws Error if the page or the browser hangs
 */
export function beforeHanging<Value>(done: Promise<Value>): Promise<Value> {
  return withTimeLimit(done, HANGING_MS, hang);
}
