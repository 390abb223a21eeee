import { CPU_SLOWED } from '../browser/slow.ts';

/** Time in ms that only a page that hangs takes for one command. */
const HANGING_MS = 60_000 * CPU_SLOWED;

/**
 * What `done` comes to.
 *
 * @throws Error if it comes to nothing, as the page or the browser hangs
 */
export async function beforeHanging<Value>(done: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The page hangs: nothing has come of this in ${HANGING_MS} ms`));
    }, HANGING_MS);
  });
  try {
    return await Promise.race([done, hanging]);
  } finally {
    clearTimeout(timer);
  }
}
